import { describe, expect, it } from '@jest/globals';
import { ratioTable } from './ratios.ts';

const LOOKUPS = `queue: Redis; schedule: the sample schedule of the US
single lookup, POST to finished: p50 43.7 ms, p95 92.1 ms
classification in this process: p50 4.2 ms, p95 7.1 ms
floor (empty job and the same two writes): p50 5.6 ms, p95 8.8 ms
sustained: 46 lookups/s; floor: 272/s; ratio 0.17
`;
const WEBHOOKS = `webhooks: 20 endpoints, 2 requests to each at once, 5000 deliveries a round
  deliveries/s of the service        2300
  posts/s of a bare got loop         3073
  service / bare loop                0.75; rounds 0.74, 0.77, 0.75 (at least 0.70)
  cost of the hanging endpoint       -0.01; rounds 0.09, -0.01, -0.04 (under 0.10)
  event to request when idle         p50 12 ms, p95 61 ms (at most 50)
`;
const BATCH = `upload of 10000 rows: p50 719 ms; bare read 397 ms; ratios in their order 3.06, 1.81, 1.72 (at most 2)
rows a second: classifier in this process 181, one worker 101, two 110
  longest time without progress 0.4 s (at most 1)
`;
const OLD_BATCH = `rows a second: classifier in this process 80, one worker 50, two 90
  one worker to the classifier 0.62 (at least 0.7)
`;
const TARIFF = `load of the US schedule: p50 2000 ms; floor (csv-parse and COPY): 1000 ms
  ratio 2.00 (at most 3); floor in a process that did it before: 300 ms
search over HTTP, 900 bytes a mean answer: 800/s; Express with a fixed body: 1600/s
  ratio 0.50 (at least 0.5)
`;
const BULK = `items: 5000
created: {"bare":1278.1,"call":2227.5,"ratio":1.7427}
updated: {"bare":1336.2,"call":1704.3,"ratio":1.2754}
`;
const ALERTS = `load and switch in 7.3 s; from the switch to its last alert 18.2 s (under 60)\n`;

const now = {
  version: 'abcdef0',
  reports: new Map(
    Object.entries({
      lookups: LOOKUPS,
      webhooks: WEBHOOKS,
      batch: BATCH,
      tariff: TARIFF,
      bulk: BULK,
      alerts: ALERTS,
    }),
  ),
};
const old = { version: '32f827f', reports: new Map([['batch', OLD_BATCH]]) };

describe('the table of ratios', () => {
  const rows = ratioTable([now, old]).split('\n').slice(2);

  it.each([
    ['lookups a second', '0.17 | no | –'],
    ['POST to finished', '40 | no | –'],
    ['deliveries a second', '0.75 | yes | –'],
    ['share of deliveries', '-0.01 | yes | –'],
    ['event to request', '61 | no | –'],
    ['rows of a batch a second', '101 | yes | 50'],
    ['rows of a batch, two', '1.09 | no | 1.80'],
    ['longest time', '0.40 | yes | –'],
    ['upload', '1.81 | yes | –'],
    ['bulk of 5,000 new', '1.74 | no | –'],
    ['bulk of 5,000 known', '1.28 | yes | –'],
    ['load of a schedule', '2.00 | yes | –'],
    ['searches', '0.50 | yes | –'],
    ['alerts', '18 | yes | –'],
  ])('has the value, its verdict and the previous value: %s', (what, cells) => {
    expect(rows.find((row) => row.startsWith(`| ${what}`))).toContain(`| ${cells} |`);
  });

  it('gives no verdict on a goal relative to an unmeasured version', () => {
    expect(ratioTable([now])).toMatch(
      /rows of a batch a second.*at least 2 × 32f827f \| 101 \| not measured \|/,
    );
  });
});
