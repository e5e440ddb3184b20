import { describe, expect, it } from '@jest/globals';
import { precedentsFrom, smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import { normalize } from '../normalize.ts';
import { rank, type RankedLine } from '../rank.ts';
import { retrieve } from '../retrieve.ts';
import { exclusionOf, signalsOf } from './reasoning.ts';
import { wordsIn } from './words.ts';

const ROWS: readonly SmallRow[] = [
  ['85', 0, 'Electrical machinery'],
  ['8518', 1, 'Microphones and loudspeakers'],
  ['8518.10', 2, 'Microphones'],
  ['8518.10.10.00', 3, 'Of a kind for telephones'],
  ['8518.10.90.00', 3, 'Other'],
  ['8518.50.00.00', 2, 'Other, with loudspeakers'],
  ['8518.90.00.00', 2, 'Other'],
];
const words = wordsIn('en');
const reading = normalize({ description: 'microphone', market: 'US' });

const linesOf = async (): Promise<readonly RankedLine[]> => {
  const schedule = smallSchedule({}, ROWS);
  const ports = { schedule, precedents: precedentsFrom(), models: null };
  return (await rank(reading, await retrieve(reading, ports), schedule)).lines;
};
const lineOf = (lines: readonly RankedLine[], code: string): RankedLine => {
  const line = lines.find((ranked) => ranked.line.code === code);
  if (line === undefined) throw new Error(`${code} was not ranked`);
  return line;
};

describe('signalsOf', () => {
  it('calls residual only a line that sets no condition, nor any above it below the heading', async () => {
    const lines = await linesOf();
    const isResidual = (code: string): boolean =>
      signalsOf(reading, lineOf(lines, code)).includes('residual_line');
    expect(isResidual('8518.90.00.00')).toBe(true);
    expect(isResidual('8518.50.00.00')).toBe(false);
    expect(isResidual('8518.10.90.00')).toBe(false);
  });
});

describe('usual headings', () => {
  it('are those of goods that go to one heading, not of goods that go by their material', async () => {
    const [first] = await linesOf();
    if (first === undefined) throw new Error('a line expected');
    const called = (...headings: string[]): string[] => {
      const normalized = { ...reading.normalized, hs_headings: headings };
      return signalsOf({ ...reading, normalized }, first);
    };
    expect(called('8518', '851810')).toContain('usual_heading');
    expect(called('8518', '8525')).not.toContain('usual_heading');
    expect(called()).not.toContain('usual_heading');
  });
});

describe('the usual heading of footwear', () => {
  const called = async (description: string): Promise<readonly string[]> => {
    const schedule = smallSchedule();
    const shoes = normalize({ description, market: 'US' });
    const ports = { schedule, precedents: precedentsFrom(), models: null };
    const { lines } = await rank(shoes, await retrieve(shoes, ports), schedule);
    const normalized = { ...shoes.normalized, hs_headings: ['6403'] };
    return signalsOf({ ...shoes, normalized }, lineOf(lines, '6403.99.00.00'));
  };

  it('is claimed only where a material was read', async () => {
    expect(await called('footwear with leather upper')).toContain('usual_heading');
    expect(await called('footwear')).not.toContain('usual_heading');
  });
});

describe('exclusionOf', () => {
  it('says that another line fits better only where it is the likelier', async () => {
    const [first, second] = await linesOf();
    if (first === undefined || second === undefined) throw new Error('two lines expected');
    const likelier = { ...second, scores: { ...second.scores, final: first.scores.final + 0.1 } };
    const lesser = { ...second, scores: { ...second.scores, final: first.scores.final / 2 } };
    expect(exclusionOf(likelier, first, words)).toBe(
      words.say('also_possible', { code: first.line.code ?? '' }),
    );
    expect(exclusionOf(lesser, first, words)).toBe(
      words.say('ranked_lower_branch', { code: first.line.code ?? '' }),
    );
  });

  it('holds nothing against a line that the first line shares', async () => {
    const [first, second] = await linesOf();
    if (first === undefined || second === undefined) throw new Error('two lines expected');
    const against = { contradictions: ['material'] };
    expect(exclusionOf({ ...second, ...against }, { ...first, ...against }, words)).not.toContain('material');
    expect(exclusionOf({ ...second, ...against }, first, words)).toContain('material');
  });
});
