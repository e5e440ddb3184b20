import type { Precedent, PrecedentSource } from '@svc/domain/rulings/precedent';
import { tokenize } from '@svc/tariff/search/text';
import type { EvaluationCase } from './case.ts';

const CASE_WITH_RULING = /^(?:cross|ruling|vnr)-(.+)$/u;
/** Share of common terms at which descriptions count as copies. */
const COPY_SHARE_MIN = 0.8;
/** Extra precedents requested, because some are excluded. */
const ASKED_BEYOND = 10;

/** Number of the ruling that a case was taken from; null for other sources. */
export function rulingOfCase(id: string): string | null {
  return CASE_WITH_RULING.exec(id)?.[1] ?? null;
}

const sharedWords = (left: string, right: string): number => {
  const [a, b] = [new Set(tokenize(left)), new Set(tokenize(right))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size, b.size);
};

const plainNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/gu, '');

const isOwn = (precedent: Precedent, item: EvaluationCase): boolean => {
  const number = rulingOfCase(item.id);
  const isSame =
    number !== null &&
    precedent.rulingNumber !== null &&
    plainNumber(precedent.rulingNumber) === plainNumber(number);
  return isSame || sharedWords(precedent.title, item.input.description) >= COPY_SHARE_MIN;
};

/** Precedents for a case without its own ruling and near copies, which would leak the label. */
export function withoutOwnRulings(source: PrecedentSource, item: EvaluationCase): PrecedentSource {
  return {
    async find(text, limit) {
      const found = await source.find(text, limit + ASKED_BEYOND);
      return found.filter((precedent) => !isOwn(precedent, item)).slice(0, limit);
    },
  };
}
