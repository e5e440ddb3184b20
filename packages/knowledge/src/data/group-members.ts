/** Goods of a group that a legal note defines: Combined Nomenclature, chapter 8, additional notes 2 and 3. */
const GROUPS: readonly (readonly [group: RegExp, members: string])[] = [
  [
    /^[\s-]*tropical fruit\b/iu,
    'guavas, mangoes, mangosteens, papaws, papayas, tamarinds, cashew apples, lychees, jackfruit, sapodillo plums, passion fruit, carambola, pitahaya',
  ],
  [
    /^[\s-]*(?:tropical fruit and )?tropical nuts\b/iu,
    'coconuts, cashew nuts, Brazil nuts, areca, betel, cola nuts, macadamia nuts',
  ],
];

export const membersOf = (row: string): readonly string[] =>
  GROUPS.flatMap(([group, members]) => (group.test(row) ? members.split(', ') : []));
