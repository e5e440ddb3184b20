import { describe, expect, it, jest } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, within } from '@testing-library/react';
import type { Answers } from '../../../test/kit/fake-api.ts';
import { nodeOf, treeOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { LineDetail } from './line-detail.tsx';
import type { Node } from './schedule-tree.tsx';

type Requirement = AnswerOf<'tariff.compliance'>['items'][number];
type Ruling = AnswerOf<'rulings.list'>['items'][number];

const requirementOf = (fields: Partial<Requirement>): Requirement => ({
  key: 'cpsc',
  authority: 'CPSC',
  kind: 'certificate',
  title: 'Certificate for children',
  summary: 'Needs a test.',
  legal_basis: '16 CFR 1110',
  url: 'https://law.example/1110',
  applies_when: null,
  strength: 'required',
  from: '2020-01-01',
  to: null,
  ...fields,
});
const rulingOf = (fields: Partial<Ruling> = {}): Ruling => ({
  number: 'N301',
  source: 'CROSS',
  market: 'US',
  title: 'The classification of a T-shirt',
  date: '2020-05-01',
  codes: ['6109.10.00'],
  hs6: '610910',
  url: null,
  text_excerpt: '',
  score: 1,
  ...fields,
});

const open = (node: Partial<Node> = {}, answers: Answers = {}) =>
  show(<LineDetail node={nodeOf(node)} dataset={treeOf().dataset} />, {
    answers: {
      'tariff.compliance': { items: [], disclaimer: 'For reference.', known_until: '2026-10-31' },
      'rulings.list': { items: [], total: 0, page: 1, page_size: 5 },
      ...answers,
    },
  });
/** Target of a link; the router quotes text that looks like a figure. */
const target = (name: string) => {
  const address = new URL(
    screen.getByRole('link', { name }).getAttribute('href') ?? '',
    'http://console.test',
  );
  const fields = [...address.searchParams].map(([key, value]) => [key, value.replaceAll('"', '')]);
  return [address.pathname, Object.fromEntries(fields)];
};

describe('an open line', () => {
  it('shows its rates without empty ones', async () => {
    await open({ special_rate: '', column2_rate: '90%', unit: 'kg' });

    const rates = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rates).toEqual([
      ['General rate', '16.5%'],
      ['Column 2 rate', '90%'],
      ['Unit', 'kg'],
    ]);
  });

  it('links to the calculator with market, version and code if declarable', async () => {
    await open();

    expect(target('Duty and landed cost')).toEqual([
      '/tariff/calculate',
      { market: 'US', version: '2026-rev1', code: '6109.10.00' },
    ]);
  });

  it('has no calculation or separate requirements if a heading', async () => {
    const { api } = await open({ is_leaf: false, level: 'heading', duty_rate: null });

    expect(screen.getByText('This line has no rate; see the lines below it.')).toBeDefined();
    expect(screen.getByText('heading')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Duty and landed cost' })).toBeNull();
    await screen.findByText('No rulings found');
    expect(api.callsOf('tariff.compliance')).toHaveLength(0);
  });

  it('has no rulings if a section, as they name codes', async () => {
    const { api } = await open({ is_leaf: false, level: 'section' });

    expect(screen.queryByText('Rulings')).toBeNull();
    expect(api.callsOf('rulings.list')).toHaveLength(0);
  });

  it('copies its code in the format of the schedule', async () => {
    const { user } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

    await user.click(screen.getByRole('button', { name: 'Copy the code' }));

    expect(write.mock.calls).toEqual([['6109.10.00']]);
  });

  it.each([
    ['a link to it', 'https://hts.example/6109', 1],
    ['none where it is not known', null, 0],
  ])('has of the official source %s', async (_what, official_url, count) => {
    await open({ official_url });

    expect(screen.queryAllByRole('link', { name: 'Official source' })).toHaveLength(count);
  });
});

describe('the import requirements of a line', () => {
  it('are shown with authority, certainty and date', async () => {
    const items = [
      requirementOf({ applies_when: 'for children' }),
      requirementOf({ key: 'x', title: 'Labelling', strength: 'possible', authority: 'FTC' }),
    ];
    await open(
      {},
      { 'tariff.compliance': { items, disclaimer: 'For reference.', known_until: '2026-10-31' } },
    );

    const panel = within(screen.getByRole('region', { name: 'Requirements on import' }));
    expect(await panel.findByText('CPSC · for children')).toBeDefined();
    expect(panel.getByText('FTC')).toBeDefined();
    expect(panel.getByText('required')).toBeDefined();
    expect(panel.getByText('possible')).toBeDefined();
    expect(panel.getByRole('link', { name: 'Labelling' }).getAttribute('rel')).toBe('noreferrer');
  });

  it('are shown as unknown if none is listed, with the disclaimer', async () => {
    await open();

    expect(await screen.findByText('No known requirements for this line.')).toBeDefined();
    expect(screen.getByText('For reference.')).toBeDefined();
  });
});

describe('rulings on a line', () => {
  it('link to each of them and to all of them', async () => {
    await open({}, { 'rulings.list': { items: [rulingOf()], total: 9, page: 1, page_size: 5 } });

    await screen.findByText('The classification of a T-shirt');
    expect(target('N301')).toEqual(['/tariff/rulings', { market: 'US', code: '61091000', ruling: 'N301' }]);
    expect(target('All rulings')).toEqual(['/tariff/rulings', { market: 'US', code: '61091000' }]);
  });
});
