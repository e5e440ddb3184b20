/** Nouns of goods that schedules class as tableware or kitchenware, whatever they are made of. */
export const KITCHEN_GOODS: readonly string[] = [
  'mug',
  'cup',
  'saucer',
  'plate',
  'teapot',
  'tumbler',
  'saucepan',
  'casserole',
  'wok',
  'cookware',
  'dinnerware',
  'colander',
  'ladle',
  'skillet',
];
