import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { lookupOf, waitingOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { Outdated } from './outdated.tsx';

const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(32));

describe('lookups whose code the active version no longer has', () => {
  it('are counted, and each is classified again once on the active version', async () => {
    const onDone = jest.fn();
    const { api, user } = await show(<Outdated search={{ market: 'US' }} onDone={onDone} />, {
      answers: {
        'review.counts': { total: 3 },
        'review.list': { items: ids.map((id) => waitingOf({ id })), total: 3, page: 1, page_size: 200 },
        'lookups.rerun': lookupOf(),
        'system.limits': { credits_per_lookup: 1 },
      },
    });

    const button = await screen.findByRole('button', { name: 'Classify the 3 again 3 credits' });
    expect(api.callsOf('review.counts')[0]?.query.toString()).toBe('outdated=true&market=US');
    await user.dblClick(button);

    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const calls = api.callsOf('lookups.rerun');
    expect(new Set(calls.map(({ params }) => params['lookup_id']))).toEqual(new Set(ids));
    expect(calls).toHaveLength(ids.length);
    for (const { body } of calls) expect(body).toMatchObject({ tariff_version: null });
  });

  it('are not mentioned if there are none', async () => {
    await show(<Outdated search={{}} onDone={() => undefined} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
