import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { showDialog } from '../../../../test/kit/show-dialog.tsx';
import { activeVersion, versionOf } from '../../../../test/kit/schedule-samples.ts';
import type { Change } from '../../tariff/compare/changes.ts';
import { Activation } from './activation.tsx';

const PARTS = ['6109.10.00.16', '6109.10.00.17'];
const ITEM: Change = {
  id: 1,
  market: 'US',
  from_version: '2026-rev4',
  to_version: '2026-rev5',
  code: '6109.10.00.12',
  kind: 'added',
  before: null,
  after: null,
  successors: [],
  affected_skus: 0,
  detected_at: '2026-07-01T00:00:00',
};
const CHANGES: AnswerOf<'tariff.changes'> = {
  market: 'US',
  from_version: '2026-rev4',
  to_version: '2026-rev5',
  summary: {
    added: 12,
    removed: 1234,
    moved: 0,
    description_changed: 3,
    rate_changed: 0,
    unit_changed: 1,
    declarability_changed: 0,
  },
  affected_skus: 2,
  items: [
    { ...ITEM, kind: 'removed', successors: PARTS.map((code) => ({ code, description: '', score: 1 })) },
    ...PARTS.map((code) => ({ ...ITEM, code })),
  ],
};
type Dates = Partial<Record<'version' | 'active', { readonly effective_date: string | null }>>;
const ACTIVATED = { changed: true, dataset: versionOf() };
const shown = (answers: Answers, active = true, dates: Dates = {}) =>
  showDialog(
    (isOpen, close) =>
      isOpen && (
        <Activation
          version={versionOf(dates.version)}
          active={active ? activeVersion(dates.active) : undefined}
          onClose={close}
        />
      ),
    { answers: { 'tariff.changes': CHANGES, 'admin.datasets_activate': ACTIVATED, ...answers } },
  );
const confirm = () => screen.getByRole('button', { name: 'Activate' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the preview of an activation', () => {
  it('counts changes by kind against the active version of the market', async () => {
    const { api } = await shown({});

    const dialog = within(screen.getByRole('dialog', { name: 'Activate: US 2026-rev5' }));
    const kinds = await dialog.findAllByRole('listitem');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'added 12',
      'removed 1,233',
      'split 1',
      'moved 0',
      'rate changed 0',
      'text changed 3',
      'unit changed 1',
    ]);
    expect(Object.fromEntries(api.callsOf('tariff.changes')[0]?.query ?? [])).toMatchObject({
      market: 'US',
      from_version: '2026-rev4',
      to_version: '2026-rev5',
    });
  });

  it.each([
    [0, '0 affected SKUs'],
    [1, '1 affected SKU'],
    [2, '2 affected SKUs'],
  ])('shows how many products are affected: %i', async (affected, words) => {
    await shown({ 'tariff.changes': { ...CHANGES, affected_skus: affected } });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('comes before the confirmation, and says that the version is older', async () => {
    const held = heldAnswer<AnswerOf<'tariff.changes'>>();
    const dates = { version: { effective_date: '2026-01-01' }, active: { effective_date: '2026-02-24' } };
    await shown({ 'tariff.changes': held.answer }, true, dates);
    expect(confirm().hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('This version starts before 2026-rev4, the active one.')).toBeDefined();

    held.release(CHANGES);
    await waitFor(() => expect(confirm().hasAttribute('disabled')).toBe(false));
  });

  it.each<[string | null, string | null]>([
    ['2026-03-01', '2026-02-24'],
    ['2026-02-24', '2026-02-24'],
    [null, '2026-02-24'],
    ['2026-01-01', null],
  ])('does not call a version of %s older than one of %s', async (later, earlier) => {
    await shown({}, true, { version: { effective_date: later }, active: { effective_date: earlier } });
    await screen.findByText('2 affected SKUs');
    expect(screen.queryByText(/starts before/)).toBeNull();
  });

  it('is not required if the market has no active version', async () => {
    const { api } = await shown({}, false);
    expect(confirm()).toBeDefined();
    expect(api.callsOf('tariff.changes')).toEqual([]);
  });

  it('shows an error if the count failed, and can be repeated', async () => {
    const { api, user } = await shown({
      'tariff.changes': new DomainError(500, 'internal_error', 'Too many changes.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Too many changes.');

    api.answer({ 'tariff.changes': CHANGES });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 affected SKUs')).toBeDefined();
  });
});

describe('an activation', () => {
  it('is sent for the version once on confirmation, and closes the dialog', async () => {
    const held = heldAnswer<AnswerOf<'admin.datasets_activate'>>();
    const { api, user } = await shown({ 'admin.datasets_activate': held.answer });

    await user.dblClick(confirm());
    held.release(ACTIVATED);

    expect(await screen.findByText('2026-rev5 is active')).toBeDefined();
    await isGone();
    expect(api.callsOf('admin.datasets_activate').map(({ params }) => params)).toEqual([
      { dataset_id: 'd-2' },
    ]);
  });

  it.each(['Cancel', 'Escape'])('is not sent when the dialog is closed by %s', async (how) => {
    const { api, user } = await shown({});

    if (how === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: how }));

    await isGone();
    expect(api.callsOf('admin.datasets_activate')).toEqual([]);
  });

  it('shows the reason in the open dialog if rejected', async () => {
    const { user } = await shown({
      'admin.datasets_activate': new DomainError(409, 'conflict', 'Another version was activated just now.'),
    });

    await user.click(confirm());

    expect(await screen.findByText('Another version was activated just now.')).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
