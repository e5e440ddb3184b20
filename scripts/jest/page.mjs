// A browserless page for component suites: one jsdom document per process, emptied after each suite.
import { JSDOM } from 'jsdom';

const ADDRESS = 'http://localhost/';

/** Globals that a page replaces with its own version although Node.js has them too. */
const OF_THE_PAGE = new Set([
  'CustomEvent',
  'Event',
  'EventTarget',
  'MessageEvent',
  'navigator',
  'localStorage',
  'sessionStorage',
]);
const LISTENING = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

/** Turns this process into a page; returns a function that empties it. */
export function openPage() {
  const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: ADDRESS,
    pretendToBeVisual: true,
  });
  for (const name of Object.getOwnPropertyNames(window)) {
    if ((name in globalThis && !OF_THE_PAGE.has(name)) || name.startsWith('_')) continue;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => window[name],
      set: (value) => {
        Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
      },
    });
  }
  for (const name of LISTENING) globalThis[name] = window[name].bind(window);
  Object.assign(globalThis, {
    window: globalThis,
    self: globalThis,
    IS_REACT_ACT_ENVIRONMENT: true,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    scrollTo: () => {},
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  return () => {
    const { document } = window;
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    document.title = '';
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', ADDRESS);
  };
}
