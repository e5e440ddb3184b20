import type { Readable } from 'node:stream';
import type { ReleaseSlot, Slots } from './slots.ts';

/** Maximum time to send one file: a slow reader must not occupy its slot. */
export const WRITING_MAX_MS = 15 * 60_000;

/**
 * Opens a file that occupies a slot of its account until it is sent, the reader disconnects or 15 minutes pass. Throws
 * 429.
 */
export async function openInSlot(
  slots: Slots,
  accountId: string,
  open: () => Readable | Promise<Readable>,
): Promise<Readable> {
  const release = slots.take(accountId);
  return holding(release, open);
}

async function holding(release: ReleaseSlot, open: () => Readable | Promise<Readable>): Promise<Readable> {
  try {
    const content = await open();
    const deadline = setTimeout(() => content.destroy(new Error('the file took too long')), WRITING_MAX_MS);
    content.once('close', () => {
      clearTimeout(deadline);
      release();
    });
    return content;
  } catch (error) {
    release();
    throw error;
  }
}
