import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  seconds(name: string, help: string, labels: readonly string[]): Histogram;
  counter(name: string, help: string, labels: readonly string[]): Counter;
  gauge(name: string, help: string, label: string, read: ReadGauge): void;
}

/** Reads the values of a gauge by label; empty if they cannot be read, as an error would fail all metrics. */
type ReadGauge = () => Promise<ReadonlyMap<string, number>>;

const SECONDS_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates a registry with the metrics of the process itself (CPU, memory, event loop lag). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    seconds: (name, help, labels) =>
      new Histogram({ name, help, labelNames: [...labels], buckets: SECONDS_BUCKETS, registers: [registry] }),
    counter: (name, help, labels) =>
      new Counter({ name, help, labelNames: [...labels], registers: [registry] }),
    gauge: (name, help, label, read) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        collect: async () => {
          gauge.reset();
          for (const [key, value] of await read()) gauge.set({ [label]: key }, value);
        },
      });
    },
  };
}
