import { describe, expect, it } from '@jest/globals';
import { sharedQuestion } from './shared-question.ts';

/** A question whose answers come when the test says so; each answer is the number of the asking. */
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

async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('sharedQuestion', () => {
  it('asks once more for all who came while one was on its way', async () => {
    const { ask, asked } = controlled();
    const first = ask('a');
    const later = [ask('a'), ask('a'), ask('a')];
    expect(asked).toHaveLength(1);
    asked[0]?.answer();
    expect(await first).toBe(0);
    await turn();
    expect(asked).toHaveLength(2);
    asked[1]?.answer();
    expect(await Promise.all(later)).toEqual([1, 1, 1]);
  });

  it('never gives an answer that was looked up before it was asked for', async () => {
    const { ask, asked } = controlled();
    const first = ask('a');
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

  it('keeps questions of different keys apart', async () => {
    const { ask, asked } = controlled();
    const answers = [ask('a'), ask('b')];
    expect(asked.map(({ key }) => key)).toEqual(['a', 'b']);
    for (const { answer } of asked) answer();
    expect(await Promise.all(answers)).toEqual([0, 1]);
  });

  it('asks anew after a failure', async () => {
    const { ask, asked } = controlled();
    const first = ask('a');
    const second = ask('a');
    asked[0]?.fail();
    await expect(first).rejects.toThrow('no 0');
    await turn();
    asked[1]?.answer();
    expect(await second).toBe(1);
    const third = ask('a');
    asked[2]?.answer();
    expect(await third).toBe(2);
  });
});
