import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { openPage } from '../../../../test/kit/render-page.tsx';

type Measures = AnswerOf<'admin.measures_list'>;

const SOURCE = { title: 'HTS 2026 revision 21', url: 'https://hts.usitc.gov/', read_on: '2026-10-10' };
const market = (name: 'US' | 'EU' | 'VN', until: string): Measures['markets'][number] => ({
  market: name,
  pack: `${name.toLowerCase()}-1`,
  known_until: until,
  sources: [SOURCE],
});
const ownOf = (fields: Partial<Measures['own'][number]> = {}): Measures['own'][number] => ({
  market: 'US',
  id: 'us-footwear-br',
  title: 'Footwear of Brazil',
  rate: '25%',
  goods: '640391 640399',
  origins: 'BR',
  from: '2026-12-01',
  to: '',
  legal_basis: 'Proclamation of 24 November 2026',
  url: 'https://www.federalregister.gov/',
  status: 'in_force',
  heading: '9903.05.99',
  needs: '',
  question: '',
  state: 'draft',
  created_at: '2026-11-24T10:00:00Z',
  created_by: 'Ana (ana@example.com)',
  released_at: null,
  released_by: null,
  withdrawn_at: null,
  ...fields,
});
const measuresOf = (own: Measures['own'] = [], second = false): Measures => ({
  second_person: second,
  markets: [market('US', '2020-01-31'), market('EU', '2999-12-31'), market('VN', '2999-12-31')],
  packs: [],
  own,
});
const opened = (listed: Measures, answers: Answers = {}) =>
  openPage('/admin/measures', { answers: { 'admin.measures_list': listed, ...answers } });
const fill = (scope: ReturnType<typeof within>, fields: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(scope.getByLabelText(label), { target: { value } });
  }
};
const TYPED = {
  Id: 'us-footwear-br',
  Title: 'Footwear of Brazil',
  Rate: '25%',
  Goods: '640391',
  Origins: 'BR',
  'First day': '2026-12-01',
  'Legal basis': 'Proclamation',
  'Address of the act': 'https://www.federalregister.gov/',
};

describe('the page of measures', () => {
  it('shows the known law of each market, and what to do once it has expired', async () => {
    await opened(measuresOf());
    expect(await screen.findByText('known until 31 Jan 2020')).toBeDefined();
    expect(screen.getAllByText(/^The law after this day is not known here/)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: SOURCE.title })).toHaveLength(3);
  });

  it('offers the actions of each state of a measure', async () => {
    const { api, user } = await opened(
      measuresOf([ownOf(), ownOf({ id: 'b', state: 'released' }), ownOf({ id: 'c', state: 'withdrawn' })]),
      { 'admin.measures_release': { active: 'us-1.own-1' } },
    );

    await screen.findByRole('button', { name: 'Release us-footwear-br' });
    expect(
      screen.getAllByRole('button', { name: /^(Release|Withdraw) / }).map((each) => each.ariaLabel),
    ).toEqual(['Release us-footwear-br', 'Withdraw us-footwear-br', 'Withdraw b']);
    await user.click(screen.getByRole('button', { name: 'Release us-footwear-br' }));
    await screen.findByText('us-footwear-br released; estimates use it on the days of its period');
    expect(api.callsOf('admin.measures_release')[0]?.body).toEqual({ market: 'US', id: 'us-footwear-br' });
  });

  it('names the invalid cell, and adds the measure without empty cells', async () => {
    const fault = new DomainError(422, 'validation_error', 'A field is not valid: rate', [
      { field: 'rate', message: 'is not a rate' },
    ]);
    const { api, user } = await opened(measuresOf([], true), { 'admin.measures_add': fault });
    await user.click(await screen.findByRole('button', { name: 'New measure' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New measure' }));
    fill(dialog, TYPED);
    await user.click(dialog.getByRole('button', { name: 'Add as draft' }));
    expect(await dialog.findByText('is not a rate')).toBeDefined();

    api.answer({ 'admin.measures_add': { active: null } });
    await user.click(dialog.getByRole('button', { name: 'Add as draft' }));
    await screen.findByText('us-footwear-br is a draft until another person releases it');
    expect(api.callsOf('admin.measures_add').at(-1)?.body).toEqual({
      market: 'US',
      measure: {
        id: 'us-footwear-br',
        title: 'Footwear of Brazil',
        rate: '25%',
        goods: '640391',
        origins: 'BR',
        from: '2026-12-01',
        legal_basis: 'Proclamation',
        url: 'https://www.federalregister.gov/',
      },
    });
  });

  it('previews the effect of a measure on a line', async () => {
    const estimate = {
      description: 'Footwear',
      effective_pct: 8.5,
      prohibited: [],
      additional: [],
      may_apply: [],
    };
    const added = { title: 'Footwear of Brazil', rate: '25%' };
    const { user } = await opened(measuresOf(), {
      'admin.measures_preview': {
        before: estimate,
        after: { ...estimate, effective_pct: 33.5, additional: [added] },
      } as unknown as AnswerOf<'admin.measures_preview'>,
    });
    await user.click(await screen.findByRole('button', { name: 'New measure' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New measure' }));
    fill(dialog, { ...TYPED, Code: '6403.91.60.75', 'Country of origin': 'BR' });
    await user.click(dialog.getByRole('button', { name: 'Preview changes' }));

    await waitFor(() => expect(dialog.getByText('33.5%')).toBeDefined());
    expect(dialog.getByText('8.5%')).toBeDefined();
    expect(dialog.getByText('Footwear of Brazil 25%')).toBeDefined();
    expect(dialog.queryByText(/^It changes nothing/)).toBeNull();
  });
});
