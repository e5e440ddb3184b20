import { integer } from './schema/number.ts';
import { withDefault } from './schema/presence.ts';

const PAGE_MAX = 2_147_483_647;

interface PageSize {
  readonly default: number;
  readonly max: number;
}

export function pageFields({ default: preset, max }: PageSize) {
  return {
    page: withDefault(integer({ min: 1, max: PAGE_MAX, about: 'Page, from 1' }), 1),
    page_size: withDefault(integer({ min: 1, max, about: 'Items on a page' }), preset),
  } as const;
}

export function limitField({ default: preset, max }: PageSize) {
  return { limit: withDefault(integer({ min: 1, max, about: 'Maximum number of items' }), preset) } as const;
}

export function offsetField() {
  return { offset: withDefault(integer({ min: 0, max: PAGE_MAX, about: 'Items to pass over' }), 0) } as const;
}

interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

export function pageRange({ page, page_size }: { page: number; page_size: number }): PageRange {
  return { offset: (page - 1) * page_size, limit: page_size };
}
