import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { candidateOf, resultOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { Comparison } from './comparison.tsx';
import type { Candidate, Result } from './lookup.ts';

const others = (count: number): readonly Candidate[] =>
  Array.from({ length: count }, (_, at) =>
    candidateOf({
      code: `6110.20.${at}0`,
      code_digits: `611020${at}0`,
      scores: { ...candidateOf().scores, final: 0.05 },
    }),
  );
const open = (fields: Partial<Result>) => show(<Comparison result={resultOf(fields)} />);
const columns = (): readonly HTMLElement[] => screen.queryAllByRole('article');
const finding = { id: 'n-1', scope: 'chapter', effect: 'excludes', code: null } as const;

describe('the comparison of candidates', () => {
  it.each([
    ['only the proposed line was weighed', {}],
    ['nothing was found', { recommended: null }],
    ['one line was weighed and none is proposed', { recommended: null, alternatives: others(1) }],
  ])('is left out when %s', async (_rule, fields) => {
    await open(fields);

    expect(screen.queryByText('Lines compared')).toBeNull();
  });

  it('shows the proposed line first and at most five lines', async () => {
    await open({ alternatives: others(7) });

    expect(
      columns().map((column) => within(column).getAllByText(/^\d{4}\.\d\d\.\d\d$/)[0]?.textContent),
    ).toEqual(['6109.10.00', '6110.20.00', '6110.20.10', '6110.20.20', '6110.20.30']);
    expect(
      columns().map((column) => within(column).getByText(/^Place \d$|^Proposed line$/).textContent),
    ).toEqual(['Proposed line', 'Place 2', 'Place 3', 'Place 4', 'Place 5']);
  });

  it('counts places from one where no line is proposed', async () => {
    await open({ recommended: null, alternatives: others(2) });

    expect(screen.queryByText('Proposed line')).toBeNull();
    expect(screen.getByText('Place 1')).toBeDefined();
  });

  it('gives each line its probability and its published rate', async () => {
    await open({ alternatives: [candidateOf({ code_digits: '1', duty_rate: null })] });

    expect(columns().map((column) => within(column).getByText('87%'))).toHaveLength(2);
    expect(within(columns()[0] as HTMLElement).getByText('16.5%')).toBeDefined();
    expect(within(columns()[1] as HTMLElement).getByText('—')).toBeDefined();
  });

  it('tells what speaks for and against a line, and is silent where nothing does', async () => {
    const against = candidateOf({
      code_digits: '1',
      reasoning: 'made of cotton',
      exclusion_reason: 'not a T-shirt',
      legal: {
        status: 'excluded',
        penalty: 1,
        findings: [{ ...finding, reference: 'Chapter 61, note 2', text: 'does not cover corsets' }],
      },
    });
    await open({ alternatives: [against] });

    const [own, other] = columns().map((column) => within(column));
    expect(own?.queryByRole('heading')).toBeNull();
    expect(other?.getByText('made of cotton')).toBeDefined();
    expect(other?.getByText('not a T-shirt')).toBeDefined();
    expect(other?.getByText('Chapter 61, note 2: does not cover corsets')).toBeDefined();
  });
});
