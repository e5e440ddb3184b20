/** Calls back for each node of a syntax tree, parents first; returning false skips the children. */
export function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const entry of node) walk(entry, visit);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string' && visit(node) === false) return;

  for (const value of Object.values(node)) walk(value, visit);
}
