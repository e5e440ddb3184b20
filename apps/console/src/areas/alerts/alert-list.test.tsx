import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { alertOf } from '../../../test/kit/alert-samples.ts';
import { nth } from '../../../test/kit/nth.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { AlertList } from './alert-list.tsx';

const NOTHING = () => undefined;
const THREE = [
  alertOf(),
  alertOf({ id: 2, sku: 'BAG-1', market: 'VN', successors: [] }),
  alertOf({ id: 3, sku: 'SOCK-1', successors: [{ code: '6115.95', description: 'Socks', score: 1 }] }),
];
const list = () => screen.getByRole('listbox', { name: 'Alerts' });
const options = () => within(list()).getAllByRole('option');

describe('the list of alerts', () => {
  it('shows product, market, code and number of possible successors of each', async () => {
    await show(<AlertList alerts={THREE} openId={1} picked={new Set()} onOpen={NOTHING} onPick={NOTHING} />);
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'CASE-1USCode removed3926.90.99.502 successors',
      'BAG-1VNCode removed3926.90.99.50',
      'SOCK-1USCode removed3926.90.99.501 successor',
    ]);
  });

  it('announces the open alert and the selected ones to screen readers', async () => {
    await show(
      <AlertList alerts={THREE} openId={3} picked={new Set([2])} onOpen={NOTHING} onPick={NOTHING} />,
    );
    const open = list().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(open)?.textContent).toContain('SOCK-1');
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
  });

  it('announces no open alert if it is not in the list', async () => {
    await show(<AlertList alerts={THREE} openId={99} picked={new Set()} onOpen={NOTHING} onPick={NOTHING} />);
    expect(list().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('gives the position of each in a long list that is only partly rendered', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => alertOf({ id: at + 1, sku: `S-${at + 1}` }));
    await show(<AlertList alerts={many} openId={1} picked={new Set()} onOpen={NOTHING} onPick={NOTHING} />);
    expect(options().length).toBeLessThan(100);
    const second = screen.getByRole('option', { name: /^S-2 / });
    expect(second.getAttribute('aria-posinset')).toBe('2');
    expect(second.getAttribute('aria-setsize')).toBe('1000');
  });

  it.each([
    ['', 'opens', [[1]], []],
    ['{Control>}', 'picks', [], [[2]]],
    ['{Meta>}', 'picks', [], [[2]]],
  ])('a click with the keys "%s" %s the alert', async (keys, _does, opened, picked) => {
    const [onOpen, onPick] = [jest.fn(), jest.fn()];
    const { user } = await show(
      <AlertList alerts={THREE} openId={1} picked={new Set()} onOpen={onOpen} onPick={onPick} />,
    );
    if (keys !== '') await user.keyboard(keys);
    await user.click(nth(options(), 1));

    expect(onOpen.mock.calls).toEqual(opened);
    expect(onPick.mock.calls).toEqual(picked);
  });
});
