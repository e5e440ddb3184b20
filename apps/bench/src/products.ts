const PRODUCTS = [
  "men's knitted cotton T-shirt",
  'stainless steel kitchen knife with plastic handle',
  'wireless bluetooth headphones with charging case',
  'wooden dining chair, upholstered seat',
  'roasted coffee beans, not decaffeinated, 1 kg bags',
  'LED desk lamp with USB charging',
  'leather wallet for men',
  'plastic food storage boxes with lids',
  'ceramic coffee mug, printed',
  'lithium-ion battery pack for electric bicycles',
] as const;

/** A product text; each place returns a different one. */
export function productText(place: number): string {
  return `${PRODUCTS[place % PRODUCTS.length]}, item ${place}`;
}
