import { afterEach, beforeEach, jest } from '@jest/globals';

/** Saves files in place of a browser; returns the names of those saved so far. */
export function savedFiles(): () => readonly string[] {
  let clicked: readonly unknown[] = [];
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    clicked = click.mock.contexts;
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  return () => (clicked as readonly HTMLAnchorElement[]).map(({ download }) => download);
}
