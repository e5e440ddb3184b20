import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AROUND_A_LOOKUP, lookupOf, resultOf } from '../../../test/kit/lookup-answers.ts';
import { show, type Surroundings } from '../../../test/kit/render-page.tsx';
import { LookupAnswer } from './lookup-answer.tsx';
import type { Lookup } from './lookup.ts';

const open = (fields: Partial<Lookup>, around: Surroundings = {}) =>
  show(<LookupAnswer lookup={lookupOf(fields)} />, { answers: AROUND_A_LOOKUP, ...around });

const stages = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [item.getAttribute('aria-current'), item.textContent.replace(/^[✓\d]/u, '')]);
const progressAt = (stage: NonNullable<Lookup['progress']>['stage']): Lookup['progress'] => ({
  stage,
  stage_label: '',
  step: 1,
  steps: 5,
  percent: 20,
  started_at: null,
});

describe('a lookup that is under way', () => {
  it('that waits for a worker has begun no stage', async () => {
    await open({ status: 'queued', result: {} });

    expect(screen.getByText('Waiting for a worker')).toBeDefined();
    expect(stages()).toEqual([
      [null, 'Read the description'],
      [null, 'Find candidates'],
      [null, 'Weigh the lines'],
      [null, 'Check the answer'],
      [null, 'Write the reasons'],
    ]);
  });

  it('shows the stages that are done and the one it has reached', async () => {
    await open({ status: 'processing', result: {}, progress: progressAt('ranking') });

    expect(stages()).toEqual([
      [null, 'Read the descriptiondone'],
      [null, 'Find candidatesdone'],
      ['step', 'Weigh the linesin progress'],
      [null, 'Check the answer'],
      [null, 'Write the reasons'],
    ]);
    expect(screen.queryByText('Waiting for a worker')).toBeNull();
  });

  it('is not decided and not classified again before it has ended', async () => {
    await open({ status: 'processing', result: {}, progress: progressAt('normalizing') });

    expect(screen.queryByRole('button', { name: /Accept|Reject|Classify again/ })).toBeNull();
  });
});

describe('a lookup that failed', () => {
  it('says why and is classified again on demand', async () => {
    const other = 'b'.repeat(32);
    const { user, path } = await open(
      { status: 'error', result: {}, error: 'The model did not answer.' },
      { answers: { 'lookups.rerun': lookupOf({ id: other }) } },
    );
    expect(screen.getByText('The classification failed')).toBeDefined();
    expect(screen.getByText('The model did not answer.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Classify again' }));

    await waitFor(() => expect(path()).toBe(`/lookups/${other}`));
  });
});

describe('a finished lookup', () => {
  it.each(['proposed', 'needs_review', 'needs_info'] as const)(
    'that is %s shows line, reasons, duty, sources and the disclaimer',
    async (status) => {
      await open({ status, result: resultOf({ status }) });

      const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(titles).toEqual(['Proposed line', 'Why this line', 'Duty', 'Sources']);
      expect(screen.getByText('A suggestion for reference.')).toBeDefined();
    },
  );

  it('lists what needs attention, and has no empty list', async () => {
    const flags = [
      { code: 'low_confidence', message: 'The confidence is low.' },
      { code: 'demo_data', message: 'Sample data.' },
    ] as const;
    await open({ result: resultOf({ flags }) });
    const list = within(screen.getByRole('list', { name: 'Needs attention' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '!The confidence is low.',
      '!Sample data.',
    ]);
  });

  it('without flags has no list of them', async () => {
    await open({});

    expect(screen.queryByRole('list', { name: 'Needs attention' })).toBeNull();
  });
});
