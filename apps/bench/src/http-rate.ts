import { Agent, get } from 'node:http';
import { inParallel, timed } from './figures.ts';

interface RateOptions {
  readonly count: number;
  readonly width: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests per second and mean response bytes over keep-alive connections; responses are read, not parsed. */
export async function httpRate(
  urlOf: (place: number) => string,
  { count, width, headers = {} }: RateOptions,
): Promise<{ readonly rate: number; readonly bytes: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: width });
  let bytes = 0;
  const { ms } = await timed(() =>
    inParallel(count, width, async (place) => {
      const answered = await readAnswer(urlOf(place), agent, headers);
      bytes += answered;
    }),
  );
  agent.destroy();

  return { rate: count / (ms / 1000), bytes: Math.round(bytes / count) };
}

function readAnswer(url: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
      answer.on('error', reject);
    }).on('error', reject);
  });
}
