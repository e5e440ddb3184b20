/** A file as a person chooses it. */
export function chosenFile(name: string, content: string | Uint8Array<ArrayBuffer>): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // jsdom knows the size of its files and not how to read them.
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
}
