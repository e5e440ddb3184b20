import type { AnswerOf } from '@svc/client/create-client';

/** Hands a file of a response to the browser, which saves it. */
export function saveFile({ name, type, content }: AnswerOf<'batches.export'>, otherwise: string): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(content)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? otherwise;
  link.click();
  // Some browsers read the address only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
