/** Annex I-A, steel. Starts of codes. Source: annexes to the proclamation of April 2026 (US note 16 to chapter 99), collected by the Budget Lab at Yale (MIT). */
export const ANNEX_1A_STEEL = `
72 73 76
`;

/** Annex I-A, aluminum. Same source. */
export const ANNEX_1A_ALUMINUM = `
73 76
`;

/** Annex I-A, copper. Same source. */
export const ANNEX_1A_COPPER = `
74
`;

/** Annex I-B, steel. Same source. */
export const ANNEX_1B_STEEL = `
73 82 83 84 85 86 87 94
`;

/** Annex I-B, aluminum. Same source. */
export const ANNEX_1B_ALUMINUM = `
76 83 84 85 87
`;

/** Annex I-B, copper. Same source. */
export const ANNEX_1B_COPPER = `
85
`;

/** Annex II (taken out), steel. Same source. */
export const ANNEX_2_STEEL = `
04 21 27 28 29 30 32 33 34 35 38 39 73 84 85 87 94 95
`;

/** Annex II (taken out), aluminum. Same source. */
export const ANNEX_2_ALUMINUM = `
22 37 66 84 85 88 90 94 95 96
`;

/** Annex III, steel. Same source. */
export const ANNEX_3_STEEL = `
82 84 85
`;

/** Annex III, aluminum. Same source. */
export const ANNEX_3_ALUMINUM = `
84 85 90
`;
