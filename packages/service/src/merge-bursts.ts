/** Calls `send` at once for the first subject, then at most every `apartMs` with the latest subject. */
export function mergeBursts(
  send: (subject: string) => Promise<unknown>,
  apartMs: number,
): (subject: string) => Promise<void> {
  let isResting = false;
  let waiting: string | null = null;

  const rest = (): void => {
    isResting = true;
    setTimeout(() => {
      isResting = false;
      const subject = waiting;
      waiting = null;
      // Senders report their errors themselves.
      if (subject !== null) call(subject).catch(() => undefined);
    }, apartMs).unref();
  };
  const call = async (subject: string): Promise<void> => {
    if (isResting) {
      waiting = subject;
      return;
    }
    rest();
    await send(subject);
  };

  return call;
}
