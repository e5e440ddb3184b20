import { phrasesOf } from '../read-table.ts';

export const PACKING_UNITS = phrasesOf('packing units');

/** Texts that name no goods: packing, measures, colours, numbers, conversation, services, brands. */
export const NO_GOODS_TEXTS = phrasesOf('no goods');
