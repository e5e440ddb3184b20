import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openInSlot } from './file-slot.ts';
import { createSlots, type Slots } from './slots.ts';

const opened: Readable[] = [];
afterEach(() => {
  for (const content of opened.splice(0)) content.destroy();
});

const slots = () => createSlots({ max: 2, perAccount: 1, message: 'too_many_exports' });
const contentOf = (...parts: readonly string[]) => {
  const content = Readable.from(parts);
  opened.push(content);
  return content;
};
const open = (own: Slots, ...parts: readonly string[]) => openInSlot(own, 'ana', () => contentOf(...parts));

describe('openHeld', () => {
  it('occupies the slot while the file is written and frees it at the end', async () => {
    const own = slots();
    const content = await open(own, 'a', 'b');
    await expect(open(own)).rejects.toMatchObject({ code: 'rate_limited' });
    const parts: unknown[] = [];
    for await (const part of content) parts.push(part);
    expect(parts).toEqual(['a', 'b']);
    await expect(open(own)).resolves.toBeInstanceOf(Readable);
  });

  it('frees it when the reader disconnects midway', async () => {
    const own = slots();
    const content = await open(own, 'a', 'b');
    const closed = new Promise((resolve) => content.once('close', resolve));
    content.destroy();
    await closed;
    await expect(open(own)).resolves.toBeInstanceOf(Readable);
  });

  it('frees it and reports the reason when the file cannot be opened', async () => {
    const own = slots();
    const fails = async () => Promise.reject(new Error('no connection'));
    await expect(openInSlot(own, 'ana', fails)).rejects.toThrow('no connection');
    const throws = () => {
      throw new Error('no such batch');
    };
    await expect(openInSlot(own, 'ana', throws)).rejects.toThrow('no such batch');
    await expect(open(own)).resolves.toBeInstanceOf(Readable);
  });

  it('opens nothing without a slot', async () => {
    const own = slots();
    await open(own, 'a');
    await expect(open(own, 'b')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(opened).toHaveLength(1);
  });

  it('does not let one account wait for another', async () => {
    const own = slots();
    await open(own, 'a');
    await expect(openInSlot(own, 'ben', () => contentOf('b'))).resolves.toBeInstanceOf(Readable);
  });
});
