import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import {
  AROUND_A_LOOKUP,
  candidateOf,
  LOOKUP_ID,
  lookupOf,
  resultOf,
  treeOf,
} from '../../../../test/kit/lookup-answers.ts';
import { show } from '../../../../test/kit/render-page.tsx';
import { CaseBody } from './case-body.tsx';
import type { Lookup } from '../lookup.ts';

const onRerun = jest.fn();
const onChoose = jest.fn();
const open = (fields: Partial<Lookup> = {}, answers = {}) =>
  show(<CaseBody lookup={lookupOf(fields)} onRerun={onRerun} onChoose={onChoose} />, {
    answers: { ...AROUND_A_LOOKUP, ...answers },
  });
const GONE = {
  version: '2026-rev4',
  is_declarable: false,
  successors: [
    { code: '6109.10.01', description: 'T-shirts > Of cotton > White', score: 1 },
    { code: '6109.10.02', description: 'T-shirts > Of cotton > Other', score: 0.9 },
  ],
};

describe('a code that the active version no longer has', () => {
  it('is reported with its successors and differences, and can be classified again', async () => {
    const held = heldAnswer<Lookup>();
    const { api, user, path } = await open({ active_line: GONE }, { 'lookups.rerun': held.answer });
    const band = within(await screen.findByTestId('inactive'));

    expect(band.getByText(/6109.10.00 cannot be declared in 2026-rev4/u)).toBeDefined();
    const [first] = band.getAllByRole('listitem');
    expect(first?.textContent).toBe('6109.10.01White16.5%');

    await user.dblClick(band.getByRole('button', { name: 'Classify again on 2026-rev4' }));
    held.release(lookupOf({ id: 'b'.repeat(32) }));
    await waitFor(() => expect(onRerun).toHaveBeenCalledTimes(1));
    expect(api.callsOf('lookups.rerun')).toMatchObject([
      { params: { lookup_id: LOOKUP_ID }, body: { tariff_version: null } },
    ]);
    expect(path()).toBe('/');
  });

  it('is not reported if it still exists', async () => {
    await open({ active_line: { ...GONE, is_declarable: true, successors: [] } });
    expect(screen.queryByTestId('inactive')).toBeNull();
  });
});

describe('a case', () => {
  it('has no list of candidates if none was found', async () => {
    await open({ result: resultOf({ recommended: null, alternatives: [] }) });

    expect(await screen.findByText('No code is proposed')).toBeDefined();
    expect(screen.queryByText('Candidates')).toBeNull();
  });

  it('names open points with a link to its questions', async () => {
    const flags = [{ code: 'low_confidence', message: 'Below what a proposal needs' }] as const;
    const question = {
      id: 'q',
      attribute: 'a',
      text: 'Knitted?',
      options: [],
      decides_between: [],
      answer: null,
    };
    await open({ result: resultOf({ flags, questions: [question] }) });

    const band = within(screen.getByRole('region', { name: 'Needs attention' }));
    expect(band.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Below what a proposal needs',
    ]);
    expect(band.getByRole('link', { name: '1 question to answer' }).getAttribute('href')).toBe('#questions');
    expect(document.getElementById('questions')).not.toBeNull();
  });

  it('reports no low confidence where no code is proposed', async () => {
    const flags = [
      { code: 'not_goods', message: 'Not goods' },
      { code: 'low_confidence', message: 'Below what a proposal needs' },
    ] as const;
    await open({ result: resultOf({ flags, recommended: null }) });

    const band = within(screen.getByRole('region', { name: 'Needs attention' }));
    expect(band.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Not goods']);
  });

  it.each([
    ['approved', '6109.10.00', 'Why this code'],
    ['overridden', '6105.10.00', 'Why 6109.10.00 was suggested'],
    ['rejected', null, 'Why 6109.10.00 was suggested'],
  ] as const)(
    'that is %s has reasons of the suggestion, but no open points',
    async (decision, final_code, title) => {
      const result = resultOf({ deciding_factors: ['Of cotton.'], uncertainties: ['Knitted or woven?'] });
      await open({ decision, final_code, result });

      expect(await screen.findByRole('heading', { name: title })).toBeDefined();
      expect(screen.getByText('Of cotton.')).toBeDefined();
      expect(screen.queryByText('Knitted or woven?')).toBeNull();
    },
  );

  it('names a failed check without a flag', async () => {
    const checks = [{ key: 'duty_available', name: 'Duty is known', ok: false, detail: 'no rate' }] as const;
    await open({ result: resultOf({ checks }) });
    expect(screen.getByText('Duty is known: no rate')).toBeDefined();
  });

  it('has one meter with its levels and the required confidence', async () => {
    await open({ confidence_by_digits: { heading: 0.99, subheading: 0.79, line: 0.4 } });

    const levels = within(await screen.findByRole('list', { name: 'Confidence' })).getAllByRole('listitem');
    await waitFor(() => expect(levels[2]?.title).toBe('A proposal needs 60%'));
    expect(levels.map(({ textContent }) => textContent?.slice(0, -20))).toEqual([
      expect.stringContaining('99'),
      expect.stringContaining('79'),
      expect.stringContaining('40'),
    ]);
    expect(levels.map(({ className }) => className.includes('step-sure'))).toEqual([true, true, false]);
  });

  it('shows the code below its parent rows, including those without a code', async () => {
    const row = { duty_rate: null, is_leaf: false, depth: 0 };
    const path = [
      { ...row, code: '6109', description: 'T-shirts' },
      { ...row, code: null, description: 'Tank tops', depth: 1 },
      { code: '6109.10.00', description: 'Of cotton', duty_rate: '16.5%', is_leaf: true, depth: 2 },
    ];
    await open({}, { 'tariff.tree': treeOf({ rows: { path, listed: path.slice(2) } }) });

    const lines = within(await screen.findByRole('group', { name: 'Place in the schedule' }));
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '6109T-shirts',
      'Tank tops',
      '6109.10.00Of cotton16.5%',
    ]);
  });

  it.each([
    ['proposed', 'Proposed code'],
    ['needs_review', 'Likeliest line'],
    ['needs_info', 'Likeliest line'],
  ] as const)('calls the first line of a lookup that is %s %j', async (status, name) => {
    await open({ status });
    expect(screen.getByRole('heading', { name })).toBeDefined();
  });

  it('shows difference, reason, confidence and rate of each neighbour, and lets it be selected', async () => {
    const text = (last: string) => `T-shirts, knitted > Of cotton > ${last}`;
    const other = candidateOf({
      code: '6109.10.02',
      full_description: text('For women'),
      duty_rate: '5%',
      exclusion_reason: 'The goods are for men.',
      scores: { ...candidateOf().scores, final: 0.21 },
    });
    const recommended = candidateOf({ full_description: text('For men') });
    const { user } = await open({ result: resultOf({ recommended, alternatives: [other] }) });

    const neighbour = screen.getByText('6109.10.02', { selector: 'code' }).closest('li');
    expect(neighbour?.textContent).toContain(
      '6109.10.02For womenThe goods are for men.Confidence 21%General rate 5%',
    );
    await user.click(screen.getByRole('button', { name: 'Use 6109.10.02' }));
    expect(onChoose.mock.calls).toEqual([[2]]);
  });

  it('shows a reason of several neighbours once, and no share below 1 %', async () => {
    const [legal, scores] = [candidateOf().legal, { ...candidateOf().scores, final: 0.004 }];
    const alternatives = ['6109.10.02', '6109.10.03', '6109.10.04'].map((code, at) =>
      candidateOf({ code, legal, scores, exclusion_reason: at === 2 ? 'For babies.' : 'Less likely.' }),
    );
    await open({ result: resultOf({ alternatives }) });
    expect(screen.getByText('Less likely.').closest('li')).toBeNull();
    expect(screen.getByText('For babies.').closest('li')).not.toBeNull();
    const list = screen.getByText('6109.10.02', { selector: 'code' }).closest('ul');
    expect(list?.textContent).not.toContain('Confidence');
  });
});
