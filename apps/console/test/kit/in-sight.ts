import { afterAll, beforeAll } from '@jest/globals';

const SIZES = { clientHeight: 600, clientWidth: 900 };

/** Gives elements a size in jsdom; otherwise virtual lists render no rows. */
export function rowsInSight(): void {
  beforeAll(() => {
    for (const [name, value] of Object.entries(SIZES))
      Object.defineProperty(Element.prototype, name, { configurable: true, get: () => value });
  });
  afterAll(() => {
    for (const name of Object.keys(SIZES))
      Object.defineProperty(Element.prototype, name, { configurable: true, get: () => 0 });
  });
}
