import { takeIn, type IntakeAnswer, type IntakeRequest } from './take-in.ts';
import { WARM_UP, warmUp } from './warm-up.ts';

const BYTES_PER_MB = 1024 * 1024;

function answer(result: IntakeAnswer): void {
  process.send?.(result);
}

process.on('message', (request: IntakeRequest | typeof WARM_UP) => {
  if (request === WARM_UP) return void warmUp();

  takeIn(request).then(
    (result) => answer({ result, memoryMb: process.memoryUsage.rss() / BYTES_PER_MB }),
    (error: unknown) =>
      answer({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
// Without the one who asks there is nothing to do.
process.on('disconnect', () => process.exit(0));
