const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** 32-bit FNV-1a hash over the UTF-16 units of a text, with a final mix so that every bit varies. */
export function hashText(text: string, seed = 0): number {
  let hash = (OFFSET_BASIS ^ seed) >>> 0;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  hash = Math.imul(hash, 0x297a2d39);

  return (hash ^ (hash >>> 15)) >>> 0;
}
