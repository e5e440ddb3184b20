// A page without a browser for tests of components: jsdom, with what browsers have and jsdom lacks.
import { TestEnvironment } from 'jest-environment-jsdom';

const LACKING = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
];

export default class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of LACKING) this.global[name] = globalThis[name];
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
    this.global.matchMedia = () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    });
    this.global.scrollTo = () => {};
    this.global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
}
