import { describe, expect, it } from '@jest/globals';
import { createTurns } from './turns.ts';

describe('createTurns', () => {
  it('yields to the event loop between two turns, which come in order', async () => {
    const turns = createTurns();
    const happened: string[] = [];
    let rounds = 0;

    const count = (): void => {
      happened.push('round');
      rounds += 1;
      if (rounds < 10) setImmediate(count);
    };

    setImmediate(count);
    await Promise.all(['a', 'b', 'c'].map((name) => turns.next().then(() => happened.push(name))));

    const places = ['a', 'b', 'c'].map((name) => happened.indexOf(name));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(happened.slice(places[0], places[1])).toContain('round');
    expect(happened.slice(places[1], places[2])).toContain('round');
  });

  it('gives each caller a turn, including one that joins later', async () => {
    const turns = createTurns();
    const given: number[] = [];

    const askTwice = async (name: number): Promise<void> => {
      await turns.next();
      given.push(name);
      await turns.next();
      given.push(name);
    };

    await Promise.all([1, 2, 3].map(askTwice));
    expect(given.toSorted((one, other) => one - other)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});
