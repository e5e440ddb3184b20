import { describe, expect, it } from '@jest/globals';
import { createMetrics } from './metrics.ts';

describe('the metrics of a process', () => {
  it('include process figures from the start', async () => {
    const text = await createMetrics().text();
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  });

  it('are separate for each registry', async () => {
    const [one, other] = [createMetrics(), createMetrics()];
    one.counter('svc_calls_total', 'Calls', []).inc(3);
    other.counter('svc_calls_total', 'Calls', []);
    expect(await one.text()).toContain('svc_calls_total 3');
    expect(await other.text()).toContain('svc_calls_total 0');
  });

  it('reject a repeated name', () => {
    const metrics = createMetrics();
    metrics.counter('svc_calls_total', 'Calls', []);
    expect(() => metrics.seconds('svc_calls_total', 'Calls', [])).toThrow(/svc_calls_total/);
  });

  it('escape label text', async () => {
    const metrics = createMetrics();
    metrics.counter('svc_calls_total', 'Calls', ['path']).inc({ path: 'a"b\\c\nd' });
    expect(await metrics.text()).toContain('svc_calls_total{path="a\\"b\\\\c\\nd"} 1');
  });
});

it('a histogram in seconds counts a time in its own bucket and in all larger ones', async () => {
  const metrics = createMetrics();
  const times = metrics.seconds('svc_job_seconds', 'Time of jobs', ['job']);
  for (const seconds of [0.001, 0.0011, 5, 31]) times.observe({ job: 'a' }, seconds);
  const text = await metrics.text();
  const upTo = (bound: string): number =>
    Number(new RegExp(`^svc_job_seconds_bucket\\{le="${bound}",job="a"\\} (\\d+)$`, 'm').exec(text)?.[1]);
  expect(['0.001', '0.005', '2.5', '5', '30', '\\+Inf'].map(upTo)).toEqual([1, 2, 2, 3, 3, 4]);
  expect(text).toContain('svc_job_seconds_count{job="a"} 4');
});

describe('a gauge', () => {
  it('is read on every scrape', async () => {
    const metrics = createMetrics();
    let waiting = 0;
    metrics.gauge('svc_waiting', 'Jobs that wait', 'queue', async () => new Map([['a', (waiting += 1)]]));
    await metrics.text();
    expect(await metrics.text()).toContain('svc_waiting{queue="a"} 2');
  });

  it('fails all metrics if its reader fails, and keeps no old values', async () => {
    const metrics = createMetrics();
    const answers = [async () => new Map([['a', 1]]), () => Promise.reject(new Error('away'))];
    metrics.gauge('svc_waiting', 'Jobs that wait', 'queue', async () => answers.shift()?.() ?? new Map());
    expect(await metrics.text()).toContain('svc_waiting{queue="a"} 1');
    await expect(metrics.text()).rejects.toThrow('away');
    expect(await metrics.text()).not.toMatch(/^svc_waiting\{/m);
  });

  it('drops removed labels', async () => {
    const metrics = createMetrics();
    const answers = [new Map([['a', 1]]), new Map([['b', 0]])];
    metrics.gauge('svc_waiting', 'Jobs that wait', 'queue', async () => answers.shift() ?? new Map());
    expect(await metrics.text()).toContain('svc_waiting{queue="a"} 1');
    const text = await metrics.text();
    expect(text).toContain('svc_waiting{queue="b"} 0');
    expect(text).not.toContain('queue="a"');
    expect(await metrics.text()).not.toMatch(/^svc_waiting\{/m);
  });
});
