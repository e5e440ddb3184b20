/** Names of a list as people write it: commas and line ends between them. */
export function listedNames(list: string): readonly string[] {
  return list
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
