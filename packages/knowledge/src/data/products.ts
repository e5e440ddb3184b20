import type { ProductType } from '../product-type.ts';
import { APPAREL } from './products/apparel.ts';
import { CHEMICALS_AND_FOOD } from './products/chemicals-food.ts';
import { ELECTRONICS } from './products/electronics.ts';
import { HOME } from './products/home.ts';
import { MACHINERY } from './products/machinery.ts';
import { VEHICLES_AND_LEISURE } from './products/vehicles-leisure.ts';

export const PRODUCT_TYPES: readonly ProductType[] = [
  ...APPAREL,
  ...HOME,
  ...ELECTRONICS,
  ...MACHINERY,
  ...VEHICLES_AND_LEISURE,
  ...CHEMICALS_AND_FOOD,
];
