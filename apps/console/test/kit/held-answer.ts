export interface HeldAnswer<T> {
  readonly answer: () => Promise<T>;
  readonly release: (value: T) => void;
}

/** Delays a response, to test the waiting state. */
export function heldAnswer<T>(): HeldAnswer<T> {
  let release: (value: T) => void = () => undefined;
  const held = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { answer: () => held, release: (value) => release(value) };
}
