import { describe, expect, it } from '@jest/globals';
import { sharedQuestion } from './shared-question.ts';

/** A read that ends when the test says so; its result is the number of the call. */
function controlled() {
  const asked: { key: string; answer: () => void; fail: () => void }[] = [];
  const ask = sharedQuestion(
    (key: string) =>
      new Promise<number>((resolve, reject) => {
        const number = asked.length;
        asked.push({ key, answer: () => resolve(number), fail: () => reject(new Error(`no ${number}`)) });
      }),
  );

  return { ask, asked };
}

/** Long enough for what waits for the end of a turn to be asked. */
async function turn(): Promise<void> {
  for (let passed = 0; passed < 3; passed += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('sharedQuestion', () => {
  it('asks once for all concurrent callers', async () => {
    const { ask, asked } = controlled();
    const together = [ask('a'), ask('a'), ask('a')];
    await turn();

    expect(asked).toHaveLength(1);

    asked[0]?.answer();
    expect(await Promise.all(together)).toEqual([0, 0, 0]);
  });

  it('asks once more for all who came while a call was running', async () => {
    const { ask, asked } = controlled();
    const first = ask('a');

    await turn();

    const later = [ask('a'), ask('a'), ask('a')];
    await turn();

    expect(asked).toHaveLength(1);

    asked[0]?.answer();
    expect(await first).toBe(0);

    await turn();
    expect(asked).toHaveLength(2);

    asked[1]?.answer();
    expect(await Promise.all(later)).toEqual([1, 1, 1]);
  });

  it('never returns a result read before the call', async () => {
    const { ask, asked } = controlled();
    const first = ask('a');

    await turn();

    const second = ask('a');
    asked[0]?.answer();
    await first;
    await turn();

    const third = ask('a');
    asked[1]?.answer();

    expect(await second).toBe(1);

    await turn();
    asked[2]?.answer();

    expect(await third).toBe(2);
  });

  it('separates different keys', async () => {
    const { ask, asked } = controlled();
    const answers = [ask('a'), ask('b')];
    await turn();

    expect(asked.map(({ key }) => key)).toEqual(['a', 'b']);

    for (const { answer } of asked) answer();
    expect(await Promise.all(answers)).toEqual([0, 1]);
  });

  it('reads again after a failure', async () => {
    const { ask, asked } = controlled();
    const first = ask('a');

    await turn();

    const second = ask('a');
    asked[0]?.fail();

    await expect(first).rejects.toThrow('no 0');

    await turn();
    asked[1]?.answer();

    expect(await second).toBe(1);

    const third = ask('a');
    await turn();
    asked[2]?.answer();

    expect(await third).toBe(2);
  });
});
