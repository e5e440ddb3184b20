/** True if the database can store a text: no U+0000 and no lone surrogate. */
export function isWellFormedText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
