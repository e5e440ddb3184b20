/** Rows: rule, goods that it speaks of, code, goods that it does not speak of, code. */
export const GENERAL_CASES: readonly string[] = [
  'gri_2a | bookcase unassembled |  | bookcase | ',
  'gri_2b | cotton mixed with wool yarn |  | wool yarn | ',
  'gri_3c | gift set of soap and towel |  | bar of soap | ',
  'gri_4 | new type of filter |  | filter | ',
  'gri_5a | violin with carrying case |  | violin | ',
  'gri_5b | rice packed in sacks |  | rice | ',
  'gri_3a | composite panel |  | steel panel | ',
];
