/** Returns the result of the work, or throws the error of `late` after `ms`; a later failure of the work is ignored. */
export async function withTimeout<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  work.catch(() => undefined);

  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
