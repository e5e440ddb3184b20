import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../../../test/kit/render-page.tsx';
import { Filters } from './filters.tsx';
import { readSearch, type CatalogSearch } from './search.ts';

type Change = (fields: Readonly<Record<string, unknown>>) => void;

async function shown(search: CatalogSearch) {
  const onChange = jest.fn<Change>();
  const page = await show(<Filters search={search} onChange={onChange} />);
  return { ...page, onChange };
}
const words = () => screen.getByLabelText<HTMLInputElement>('Search');
const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const meant = (onChange: jest.Mock<Change>) => onChange.mock.calls.map(([fields]) => readSearch(fields));

describe('the filters of the catalog', () => {
  it('show the values in the URL', async () => {
    await shown({ q: 'găng tay', market: 'EU' });
    expect(words().value).toBe('găng tay');
    expect(choice('Market').selectedOptions[0]?.textContent).toBe('European Union');
  });

  it('report trimmed text once typing pauses', async () => {
    const { user, onChange } = await shown({ market: 'VN', state: 'expired' });
    await user.type(words(), ' pump ');

    await waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(meant(onChange)).toEqual([{ q: 'pump', market: 'VN', state: 'expired' }]);
  });

  it('report cleared text', async () => {
    const { user, onChange } = await shown({ q: 'pump', state: 'alerts' });
    await user.clear(words());

    await waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(meant(onChange)).toEqual([{ state: 'alerts' }]);
  });

  it.each([
    ['Market', 'Vietnam', { q: 'pump', state: 'valid', market: 'VN' }],
    ['Market', 'All', { q: 'pump', state: 'valid' }],
  ])('keep the others when %s changes to %s', async (label, option, next) => {
    const { user, onChange } = await shown({ q: 'pump', state: 'valid', market: 'US' });
    await user.selectOptions(choice(label), option);
    expect(meant(onChange)).toEqual([next]);
  });

  it('treat a dotted code as text', async () => {
    const { user, onChange } = await shown({});
    await user.type(words(), '3926.90');
    await waitFor(() => expect(meant(onChange)).toEqual([{ q: '3926.90' }]));
  });
});
