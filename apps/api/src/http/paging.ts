import * as v from './schema/index.ts';

const PAGE_MAX = 2_147_483_647;

interface PageSize {
  readonly default: number;
  readonly max: number;
}

export function pageFields({ default: preset, max }: PageSize) {
  return {
    page: v.withDefault(v.integer({ min: 1, max: PAGE_MAX, about: 'Page, from 1' }), 1),
    page_size: v.withDefault(v.integer({ min: 1, max, about: 'Items on a page' }), preset),
  } as const;
}

export function limitField({ default: preset, max }: PageSize) {
  return {
    limit: v.withDefault(v.integer({ min: 1, max, about: 'Maximum number of items' }), preset),
  } as const;
}

export function offsetField() {
  return {
    offset: v.withDefault(v.integer({ min: 0, max: PAGE_MAX, about: 'Items to pass over' }), 0),
  } as const;
}

interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

export function pageRange({ page, page_size }: { page: number; page_size: number }): PageRange {
  return { offset: (page - 1) * page_size, limit: page_size };
}
