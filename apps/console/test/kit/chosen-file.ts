export function chosenFile(name: string, content: string | Uint8Array<ArrayBuffer>): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // jsdom's File has no arrayBuffer.
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
}
