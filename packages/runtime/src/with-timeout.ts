/** The result of work, or the error of `late` when it takes longer than `ms`; a later failure of the work is dropped. */
export async function withTimeout<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  work.catch(() => undefined);

  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
