import type { Operation } from '../../src/http/operation.ts';

/** Tells the id of the operation that a method and a URL belong to; null when none. */
export function operationMatcher(
  operations: readonly Pick<Operation, 'id' | 'method' | 'path'>[],
): (method: string, url: string) => string | null {
  // Fixed parts go before parameters, as in the routing table.
  const table = operations
    .map(({ id, method, path }) => ({ id, method, pattern: patternOf(path), order: orderOf(path) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1));

  return (method, url) => {
    const path = url.split('?', 1)[0] ?? '';
    const found = table.find(({ pattern }) => pattern.test(path));
    if (found === undefined) return null;

    const same = table.find((each) => each.order === found.order && each.method === method.toLowerCase());
    return same?.id ?? null;
  };
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith('{') ? '[^/]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}/?$`);
}

function escaped(part: string): string {
  return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function orderOf(path: string): string {
  return path.replace(/\{\w+\}/g, '\uffff');
}
