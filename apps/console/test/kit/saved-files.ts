import { afterEach, beforeEach, jest } from '@jest/globals';

/** Takes the files of a test in place of a browser; answers the names of those that were saved so far. */
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
