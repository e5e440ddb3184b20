import { describe, expect, it, jest } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor } from '@testing-library/react';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { nodeOf, treeOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { ScheduleSearch } from './schedule-search.tsx';

type Hit = AnswerOf<'tariff.search'>['items'][number];

const hitOf = (fields: Partial<Hit> = {}): Hit => ({ ...nodeOf(), score: 1, ...fields });
const found = (...items: readonly Hit[]): Answers => ({
  'tariff.search': { dataset: treeOf().dataset, mode: 'keyword', items },
});

async function open(q: string, answers: Answers = found(hitOf())) {
  const onType = jest.fn();
  const page = await show(
    <ScheduleSearch q={q} asked={{ market: 'VN', version: '2026' }} onType={onType} />,
    { answers },
  );
  return { ...page, onType, box: screen.getByRole<HTMLInputElement>('textbox') };
}

describe('the schedule search', () => {
  it('uses the open market and version, from two characters on', async () => {
    const { api, user, box } = await open('');

    await user.type(box, ' t ');
    expect(api.calls).toHaveLength(0);
    await user.clear(box);
    await user.type(box, ' tea ');

    await waitFor(() => expect(api.calls.at(-1)?.query.get('q')).toBe('tea'));
    expect(Object.fromEntries(api.calls.at(-1)?.query ?? [])).toMatchObject({
      market: 'VN',
      version: '2026',
    });
  });

  it('shows each line with code, text and rate, as a link to its position', async () => {
    await open(
      'tea',
      found(hitOf(), hitOf({ code: '61', code_digits: '61', is_leaf: false, duty_rate: null })),
    );

    expect(await screen.findByText('2 hits')).toBeDefined();
    const [line, chapter] = screen.getAllByRole('link');
    expect(line?.textContent).toBe('6109.10.00T-shirts, knitted: Of cotton16.5%');
    expect(chapter?.textContent).toBe('61T-shirts, knitted: Of cotton');
    const address = new URL(line?.getAttribute('href') ?? '', 'http://console.test');
    expect(address.searchParams.get('market')).toBe('VN');
    expect(address.searchParams.get('code')).toContain('61091000');
  });

  it('says what to do if nothing was found', async () => {
    await open('zzz', found());

    expect(await screen.findByText('0 hits')).toBeDefined();
    expect(screen.getByText('Try another word, or fewer digits.')).toBeDefined();
  });

  it('is closed by its button and by selecting a line', async () => {
    const { user, box } = await open('tea');
    await screen.findByText('1 hit');

    await user.click(screen.getByRole('button', { name: 'Close the list' }));
    expect(screen.queryByText('1 hit')).toBeNull();
    expect(box.value).toBe('');

    await user.type(box, 'tea');
    await user.click(await screen.findByRole('link'));
    await waitFor(() => expect(box.value).toBe(''));
  });

  it('stores the trimmed query in the URL once typing pauses', async () => {
    const { user, onType, box } = await open('');

    await user.type(box, ' green tea ');

    await waitFor(() => expect(onType).toHaveBeenCalledWith('green tea'));
    expect(onType.mock.calls.length).toBeLessThan(10);
  });

  it('can be repeated after a failure', async () => {
    const { api, user } = await open('tea', {
      'tariff.search': new DomainError(500, 'internal_error', 'Went wrong'),
    });
    await screen.findByText('Went wrong');

    api.answer(found(hitOf()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('1 hit')).toBeDefined();
  });

  it('sends no text over the limit of the service, and shows a message', async () => {
    const { api, user, box } = await open('');

    await user.click(box);
    await user.paste('x'.repeat(201));

    expect(await screen.findByText('1 character too many: at most 200')).toBeDefined();
    expect(api.calls).toHaveLength(0);
  });
});
