import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { show } from '../../test/kit/render-page.tsx';
import { toast } from './toast.tsx';

const LONG_MS = 60_000;

const messages = () => within(screen.getByRole('status', { name: 'Messages' }));
const texts = (): readonly string[] =>
  [...screen.getByRole('status', { name: 'Messages' }).children].map(
    (each) => each.firstElementChild?.textContent ?? '',
  );
const say = (...all: readonly string[]): void =>
  act(() => {
    for (const text of all) toast(text);
  });

/** Shows an empty page whose messages leave when a test says that time has passed. */
async function open() {
  const page = await show(<p>page</p>);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  return page;
}
const wait = (): void =>
  act(() => {
    jest.advanceTimersByTime(LONG_MS);
  });

afterEach(() => {
  jest.advanceTimersByTime(LONG_MS);
  jest.useRealTimers();
});

describe('messages', () => {
  it('are stacked and disappear automatically', async () => {
    await open();

    say('first', 'second');
    expect(texts()).toEqual(['first', 'second']);
    wait();

    expect(texts()).toEqual([]);
  });

  it('are at most three: the oldest is removed', async () => {
    await open();

    say('first', 'second', 'third', 'fourth');

    expect(texts()).toEqual(['second', 'third', 'fourth']);
  });

  it('replace an earlier one with the same text', async () => {
    await open();

    say('saved', 'copied', 'saved');

    expect(texts()).toEqual(['copied', 'saved']);
  });

  it('are dismissed one by one', async () => {
    await open();
    say('first', 'second');

    act(() => messages().getAllByRole('button', { name: 'Dismiss' })[0]?.click());

    expect(texts()).toEqual(['second']);
  });

  it('can undo what they report, once', async () => {
    await open();
    const run = jest.fn();
    act(() => toast('deleted', 'good', { label: 'Undo', run }));

    const undo = messages().getByRole('button', { name: 'Undo' });
    act(() => undo.click());

    expect(texts()).toEqual([]);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
