import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../../../test/kit/render-page.tsx';
import { Filters } from './filters.tsx';
import { readSearch } from './search.ts';

const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);

describe('the filters of the alerts', () => {
  it('show the values in the URL', async () => {
    await show(
      <Filters search={{ market: 'VN', kind: 'code_changed', seen: true }} onChange={() => undefined} />,
    );
    expect(choice('Market').selectedOptions[0]?.textContent).toBe('Vietnam');
    expect(choice('Type of change').selectedOptions[0]?.textContent).toBe('Line changed');
    expect(choice('Status').selectedOptions[0]?.textContent).toBe('Acknowledged');
  });

  it('show open alerts of all markets and kinds by default', async () => {
    await show(<Filters search={{}} onChange={() => undefined} />);
    const chosen = ['Market', 'Type of change', 'Status'].map((label) => choice(label).selectedOptions[0]);
    expect(chosen.map((option) => option?.textContent)).toEqual(['All', 'All', 'Open']);
  });

  it.each([
    ['Market', 'European Union', { market: 'EU', kind: 'code_removed', seen: true }],
    ['Market', 'All', { kind: 'code_removed', seen: true }],
    ['Type of change', 'Code not declarable', { market: 'VN', kind: 'code_invalid', seen: true }],
    ['Type of change', 'All', { market: 'VN', seen: true }],
    ['Status', 'Open', { market: 'VN', kind: 'code_removed' }],
  ])('%s changed to %s leaves the other filters', async (label, option, meant) => {
    const onChange = jest.fn<(fields: Readonly<Record<string, unknown>>) => void>();
    const { user } = await show(
      <Filters search={{ market: 'VN', kind: 'code_removed', seen: true }} onChange={onChange} />,
    );
    await user.selectOptions(choice(label), option);

    expect(onChange).toHaveBeenCalledTimes(1);
    expect(readSearch(onChange.mock.calls[0]?.[0] ?? {})).toEqual(meant);
  });

  it('are named in the language of the reader', async () => {
    await show(<Filters search={{ market: 'VN' }} onChange={() => undefined} />, { language: 'ja' });
    expect(choice('市場').selectedOptions[0]?.textContent).toBe('ベトナム');
  });
});
