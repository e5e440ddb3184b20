const NEUTRAL = /\b(?:whether or not|if not|not less than|not more than|not exceeding|not over)\b/giu;
const EXCLUSIONS = [
  /\((?:other than|except(?:ing)?|excluding|not including|trừ|không bao gồm|không kể)\b[^)]*\)/giu,
  /\b(?:other than|except(?:ing)?|excluding|not including)\b[^,;:()]*/giu,
  /\b(?:not|cannot)\b[^,;:()]*/giu,
  /(?<!\p{L})(?:ngoại trừ|loại trừ|trừ|không bao gồm|không kể)(?!\p{L})[^,;:()]*/giu,
];

/** Goods that a schedule text names, without exclusions (`other than swimwear`, `not knitted`). */
export const statedText = (text: string): string =>
  EXCLUSIONS.reduce((rest, exclusion) => rest.replace(exclusion, ' '), text.replace(NEUTRAL, ' '));
