import type { AnswerOf } from '@svc/client/create-client';

export function saveFile({ name, type, content }: AnswerOf<'batches.export'>, otherwise: string): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(content)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? otherwise;
  link.click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
