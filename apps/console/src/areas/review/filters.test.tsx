import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../../../test/kit/render-page.tsx';
import { Filters } from './filters.tsx';

const NOW = { q: '', status: '', market: '', sort: 'risk', batch: '' };

describe('the filters of the review queue', () => {
  it('show the values in the URL', async () => {
    await show(<Filters search={{ q: 'pump', market: 'VN', sort: 'oldest' }} onChange={() => undefined} />);

    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('pump');
    expect(screen.getByLabelText<HTMLSelectElement>('Market').value).toBe('VN');
    expect(screen.getByLabelText<HTMLSelectElement>('Order').value).toBe('oldest');
  });

  it('report typed text once typing pauses, and keep the other filters', async () => {
    const onChange = jest.fn();
    const { user } = await show(<Filters search={{ market: 'VN' }} onChange={onChange} />);

    await user.type(screen.getByRole('searchbox'), 'pump');

    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ ...NOW, market: 'VN', q: 'pump' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
