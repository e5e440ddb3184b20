import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../../test/kit/render-page.tsx';
import { ApiError } from '../api/ask.ts';
import { Answer, Failed, Problem } from './states.tsx';

const refusal = (status: number): ApiError =>
  new ApiError('said by the service', {
    status,
    code: 'x',
    requestId: 'r-9',
    details: {},
    errors: [],
    retryAfterSeconds: null,
  });
const away = new TypeError('fetch failed');
const content = (text: string) => <p>{text}</p>;

describe('a loading error', () => {
  it.each([
    ['names the call in the log when the service itself failed', 500, 1],
    ['names no call when the request was at fault', 422, 0],
  ])('%s', async (_rule, status, calls) => {
    await show(<Failed error={refusal(status)} />);

    expect(screen.getByText('said by the service')).toBeDefined();
    expect(screen.queryAllByText('Call r-9')).toHaveLength(calls);
  });

  it('shows that there was no response, not the browser’s message', async () => {
    await show(<Failed error={away} />);

    expect(screen.getByText('The service did not answer. Check the connection and try again.')).toBeDefined();
    expect(screen.queryByText('fetch failed')).toBeNull();
  });

  it('is retried by the button', async () => {
    const onRetry = jest.fn();
    const { user } = await show(<Failed error={away} onRetry={onRetry} />);

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('leads to the first page instead of a retry if not found', async () => {
    await show(<Failed error={refusal(404)} onRetry={() => undefined} />);

    expect(screen.getByText('Page not found')).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/classify');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a response', () => {
  it.each([
    ['is on its way while there is neither data nor error', undefined, null, 'Loading …'],
    ['is shown', 'the data', null, 'the data'],
    ['stays in sight when reading it again failed', 'the data', away, 'the data'],
    ['that never came is said to have failed', undefined, away, 'This could not be loaded'],
  ])('%s', async (_rule, data, error, text) => {
    await show(<Answer of={{ data, error, refetch: () => undefined }}>{content}</Answer>);

    expect(screen.getByText(text)).toBeDefined();
  });

  it('can be empty', async () => {
    await show(<Answer of={{ data: '', error: null, refetch: () => undefined }}>{content}</Answer>);

    expect(screen.getByRole('main').textContent).toBe('');
  });
});

describe('the error of an action', () => {
  it.each([[null], [undefined]])('is empty if there is none (%s)', async (error) => {
    await show(<Problem error={error} />);

    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is announced at once', async () => {
    await show(<Problem error={refusal(409)} />);

    expect(screen.getByRole('alert').textContent).toBe('said by the service');
  });
});
