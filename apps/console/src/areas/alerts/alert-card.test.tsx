import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { alertOf, seenAlert } from '../../../test/kit/alert-samples.ts';
import { nodeOf } from '../../../test/kit/lookup-answers.ts';
import { nth } from '../../../test/kit/nth.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { AlertCard } from './alert-card.tsx';

const successors = () => within(screen.getByRole('list', { name: 'Possible successor lines' }));
const tableRows = () => screen.getAllByRole('row').map((row) => row.textContent);

describe('the text of an alert card', () => {
  it.each([
    ['code_removed', 'Code removed'],
    ['code_changed', 'Line changed'],
    ['code_invalid', 'Code not declarable'],
  ] as const)('names a %s alert', async (kind, words) => {
    await show(<AlertCard alert={alertOf({ kind })} />);
    expect(screen.getByText(words)).toBeDefined();
  });

  it('names both versions, and shows a dash if there was none before', async () => {
    await show(
      <>
        <AlertCard alert={alertOf()} />
        <AlertCard alert={alertOf({ id: 2, from_version: null })} />
      </>,
    );
    expect(screen.getByText('2026-rev3 → 2026-rev4')).toBeDefined();
    expect(screen.getByText('— → 2026-rev4')).toBeDefined();
  });

  it.each([
    ['en', '14 Mar 2026'],
    ['vi', '14 thg 3, 2026'],
    ['ja', '2026/03/14'],
    ['ko', '2026. 3. 14.'],
  ] as const)('formats its date as in %s', async (language, date) => {
    await show(<AlertCard alert={alertOf()} />, { language });
    expect(screen.getByText((text) => text.includes(date))).toBeDefined();
  });

  it('shows markup in a message as plain text', async () => {
    const message = '<b>Nhựa</b> & "khác" '.repeat(60).trim();
    await show(<AlertCard alert={alertOf({ message, successors: [] })} />);
    expect(screen.getByText(message).tagName).toBe('P');
    expect(screen.queryByRole('heading', { name: 'Possible successor lines' })).toBeNull();
  });

  it('names successors in their list only', async () => {
    await show(<AlertCard alert={alertOf({ message: 'May be replaced by …' })} />);
    expect(screen.getByRole('heading', { name: 'Possible successor lines' })).toBeDefined();
    expect(screen.queryByText('May be replaced by …')).toBeNull();
  });

  it('links to the product in the list of alerts, but not on the product page', async () => {
    await show(
      <>
        <AlertCard alert={alertOf({ sku_id: 71 })} withKeys />
        <AlertCard alert={alertOf({ id: 2, sku: 'OTHER' })} />
      </>,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/catalog/71']);
  });
});

describe('the changes of a line', () => {
  it('are shown next to each other, with a dash for a missing side', async () => {
    const changes = [
      {
        kind: 'rate_changed',
        before: { duty_rate: '16%', special_rate: 'Free (AU)' },
        after: { duty_rate: '14%', special_rate: null },
      },
      { kind: 'unit_changed', before: { unit: '' }, after: { unit: 'kg' } },
    ] as const;
    await show(
      <AlertCard alert={alertOf({ kind: 'code_changed', changes, message: 'Duty rate changed.' })} />,
    );

    expect(screen.queryByText('Duty rate changed.')).toBeNull();
    expect(tableRows()).toEqual([
      'FieldBeforeAfter',
      'General rate16%14%',
      'Special rateFree (AU)—',
      'Unit—kg',
    ]);
  });

  it('of a text are below its path in the schedule', async () => {
    const side = (description: string) => ({
      description,
      full_description: `Plastics > Tubes > ${description}`,
    });
    const changes = [{ kind: 'description_changed', before: side('Rigid'), after: side('Stiff') }] as const;
    await show(<AlertCard alert={alertOf({ kind: 'code_changed', changes })} />);
    expect(screen.getByTitle('Plastics › Tubes')).toBeDefined();
    expect(tableRows()).toEqual(['FieldBeforeAfter', 'DescriptionRigidStiff']);
  });

  it('have no table if both sides are the same', async () => {
    const changes = [
      { kind: 'moved', before: { parent_code: '3926.90' }, after: { parent_code: '3926.91' } },
    ] as const;
    await show(<AlertCard alert={alertOf({ changes })} />);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are named in the language of the reader', async () => {
    const changes = [{ kind: 'unit_changed', before: { unit: '' }, after: { unit: 'kg' } }] as const;
    await show(<AlertCard alert={alertOf({ kind: 'code_changed', changes })} />, { language: 'vi' });
    expect(tableRows()).toHaveLength(2);
    expect(tableRows()[1]).not.toContain('Unit');
  });

  it('of a removed line show the old line, struck out', async () => {
    const before = { code: '3926.90.99.50', full_description: 'Of plastics > Other', duty_rate: '5%' };
    const changes = [{ kind: 'removed', before, after: null }] as const;
    await show(<AlertCard alert={alertOf({ changes })} />);
    expect(screen.getByText('Before').parentElement?.textContent).toBe(
      'Before3926.90.99.50Other ‹ Of plastics5%',
    );
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the successors of a code', () => {
  it('keep the order of the service and show their similarity', async () => {
    await show(<AlertCard alert={alertOf()} />);

    const lines = successors().getAllByRole('listitem');
    expect(lines.map((line) => within(line).getByText(/similar/).textContent)).toEqual([
      '91% similar',
      '62% similar',
    ]);
    expect(within(nth(lines, 0)).getByRole('button', { name: 'Use 3926.90.99.52' })).toBeDefined();
  });

  it('show the general rate of each in the new version', async () => {
    const { api } = await show(<AlertCard alert={alertOf()} />, {
      answers: {
        'tariff.tree': ({ query }) => ({
          node: nodeOf({ duty_rate: query.get('code') === '3926.90.99.52' ? '5.3%' : null }),
        }),
      },
    });
    const lines = successors().getAllByRole('listitem');
    expect(await within(nth(lines, 0)).findByText('5.3%')).toBeDefined();
    expect(nth(lines, 1).textContent).toBe('3926.90.99.56Cases for tablets62% similarUse 3926.90.99.56');
    expect(api.callsOf('tariff.tree').map(({ query }) => query.get('version'))).toEqual([
      '2026-rev4',
      '2026-rev4',
    ]);
  });

  it('have a digit key each up to the ninth', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => ({
      code: `3926.90.99.${50 + at}`,
      description: 'Other',
      score: 0.5,
    }));
    await show(<AlertCard alert={alertOf({ successors: ten })} withKeys />);

    const buttons = successors().getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent.split('Use')[0])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '',
    ]);
  });

  it('have no list if there are none; the product is classified again, or the schedule searched for it', async () => {
    const product_description = 'Swivel chair with armrests';
    const alert = alertOf({ sku_id: 71, successors: [], product_description });
    const { api, user } = await show(<AlertCard alert={alert} withKeys />, {
      answers: { 'skus.classify': { id: 'l-1' } },
    });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('link', { name: 'Search the schedule' }).getAttribute('href')).toBe(
      '/tariff?market=US&version=2026-rev4&q=Swivel+chair+with+armrests',
    );
    await user.click(screen.getByRole('button', { name: 'Classify' }));
    expect(api.callsOf('skus.classify').map(({ params }) => params)).toEqual([{ sku_id: '71' }]);
  });
});

describe('the actions of the card', () => {
  it.each([
    ['entry', 0],
    ['reviewer', 1],
    ['admin', 1],
  ] as const)('offer the role %s %i ways to acknowledge', async (role, ways) => {
    await show(<AlertCard alert={alertOf()} />, { role });
    expect(screen.queryAllByRole('button', { name: 'Acknowledge' })).toHaveLength(ways);
    expect(successors().getAllByRole('button')).toHaveLength(2);
  });

  it('disappear after acknowledgement, and the card shows who and when', async () => {
    await show(<AlertCard alert={seenAlert()} withKeys />);
    expect(screen.getByText(/^Acknowledged by Rita Reviewer, 15 Mar 2026/)).toBeDefined();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('show a dash for a deleted account', async () => {
    await show(<AlertCard alert={seenAlert({ acknowledged_by_name: null })} />);
    expect(screen.getByText(/^Acknowledged by —, /)).toBeDefined();
  });
});
