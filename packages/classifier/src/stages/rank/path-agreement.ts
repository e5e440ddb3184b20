import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { attributeVotes, rowMaterialAgreement, type AttributeVote } from './agreement.ts';
import { lineReading } from './line-reading.ts';

interface PathContext {
  readonly reading: Reading;
  readonly schedule: ScheduleIndex;
}

export interface PathAgreement {
  /** 0 to 1; 0.5 if nothing is comparable. */
  readonly share: number;
  readonly contradictions: readonly string[];
}

/** The row nearest to the line decides an attribute: "of cotton" below "bed linen" is cotton. */
const contradictionsOf = (votes: readonly AttributeVote[]): string[] => {
  const nearest = new Map(votes.map(({ attribute, vote }) => [attribute, vote]));
  return [...nearest].filter(([, vote]) => vote === -1).map(([attribute]) => attribute);
};

const TOOLS_AND_MACHINES = /^(?:82|8[4-9]|9[0-3])/u;
const OF_MATERIAL = /(?:^|[,;(])[\s-]*(?:of|bằng)\s/iu;

/** Chapter of coated fabrics, where `with polyurethane` is the coating. */
const COATED_FABRICS = '59';
const COATED_WITH = /^[\s-]*(?:with|với)\s/iu;

/**
 * True if a row may name the material of its goods; in chapters of tools and machines rows often name the material
 * worked on.
 */
const statesOwnMaterial = ({ codeDigits, description }: ScheduleLine): boolean => {
  if (codeDigits?.startsWith(COATED_FABRICS) === true && COATED_WITH.test(description)) return false;
  return !TOOLS_AND_MACHINES.test(codeDigits ?? '') || OF_MATERIAL.test(description);
};

export function pathAgreement(context: PathContext, path: readonly ScheduleLine[]): PathAgreement {
  const { facts } = context.reading;
  const votes = path.flatMap((line) => {
    const row = lineReading(context.schedule, line);
    const vote = rowMaterialAgreement(context.reading, row);
    const isOfGoods = vote >= 0 || statesOwnMaterial(line);
    return [...attributeVotes(facts, row), ...(isOfGoods ? [{ attribute: 'material', vote }] : [])];
  });
  const counted = votes.filter(({ vote }) => vote !== 0);
  const mean = counted.reduce((sum, { vote }) => sum + vote, 0) / Math.max(1, counted.length);

  return { share: (mean + 1) / 2, contradictions: contradictionsOf(counted) };
}
