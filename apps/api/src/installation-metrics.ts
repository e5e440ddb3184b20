import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { DAY_MS } from '@svc/domain/calendar-day';
import type { LawBook } from '@svc/law/law-book';
import type { Clock } from '@svc/runtime/clock';
import type { Logger } from '@svc/runtime/logger';
import type { Metrics } from '@svc/runtime/metrics';
import { countFailedDeliveries, readSequenceUse } from '@svc/storage/health-reads';
import {
  countLookups,
  readCredits,
  readStageSeconds,
  readWaitingWork,
  type WaitingWork,
} from '@svc/storage/metric-reads';
import { MARKETS } from '@svc/tariff/market';
import type { ApiService } from './api-service.ts';
import { sharedAnswer } from './shared-question.ts';

interface MeasuredParts extends Pick<ApiService, 'entrance'> {
  readonly metrics: Metrics;
  readonly laws: LawBook;
  readonly uploadDir: string;
  readonly clock: Clock;
  readonly logger: Logger;
}

type Read = () => Promise<ReadonlyMap<string, number>>;

type InstallationGauge = readonly [name: string, help: string, label: string, read: Read];

function waitingGauges({ entrance, clock }: MeasuredParts): readonly InstallationGauge[] {
  const read = sharedAnswer(() => readWaitingWork(entrance.client, clock()));
  const by = (valueOf: (work: WaitingWork) => number) => async () =>
    new Map((await read()).map((work) => [work.kind, valueOf(work)]));

  return [
    [
      'svc_waiting',
      'Work that no worker has taken, sandboxes included',
      'kind',
      by(({ waiting }) => waiting),
    ],
    ['svc_waiting_oldest_seconds', 'Age of the oldest of it', 'kind', by((work) => work.oldest_seconds)],
  ];
}

const MINUTE_MS = 60_000;

function lookupGauges({ entrance: { client }, clock }: MeasuredParts): readonly InstallationGauge[] {
  const ago = (minutes: number) => new Date(clock().getTime() - minutes * MINUTE_MS);
  return [
    [
      'svc_stage_p95_seconds',
      '95th percentile of a stage over the last 15 minutes, sandboxes included',
      'stage',
      () => readStageSeconds(client, ago(15)),
    ],
    [
      'svc_lookups',
      'Lookups of the last hour, without those of sandboxes',
      'status',
      () => countLookups(client, ago(60)),
    ],
  ];
}

function storedGauges({ entrance: { client }, clock }: MeasuredParts): readonly InstallationGauge[] {
  const since = () => new Date(clock().getTime() - DAY_MS);
  return [
    [
      'svc_sequence_used_ratio',
      'Share of the ids of a table that are taken; at 1 it can no longer be written',
      'sequence',
      async () => new Map((await readSequenceUse(client)).map(({ sequence, used }) => [sequence, used])),
    ],
    [
      'svc_deliveries_failed',
      'Deliveries given up within a time',
      'window',
      async () => new Map([['day', await countFailedDeliveries(client, since())]]),
    ],
    ['svc_credits', 'Credits of all active accounts', 'part', () => readCredits(client)],
  ];
}

function outsideGauges({ laws, uploadDir, clock }: MeasuredParts): readonly InstallationGauge[] {
  return [
    [
      'svc_law_known_days',
      'Days until the law of a market is no longer known; negative afterwards',
      'market',
      async () =>
        new Map(
          MARKETS.map((market): [string, number] => {
            const end = Date.parse(laws.current(market).pack.knownUntil);
            return [market, Math.floor((end - clock().getTime()) / DAY_MS)];
          }),
        ),
    ],
    [
      'svc_disk_free_ratio',
      'Free share of the disk of a folder',
      'folder',
      async () => {
        const { bavail, blocks } = await statfs(uploadDir === '' ? tmpdir() : uploadDir);
        return new Map([['uploads', blocks === 0 ? 0 : bavail / blocks]]);
      },
    ],
  ];
}

/** Registers metrics for alerting; a failing metric does not affect the others. */
export function measureInstallation(parts: MeasuredParts): void {
  for (const [name, help, label, read] of [waitingGauges, lookupGauges, storedGauges, outsideGauges].flatMap(
    (of) => of(parts),
  )) {
    parts.metrics.gauge(name, help, label, () =>
      read().catch((error: unknown) => {
        // The other metrics matter most during a database outage.
        parts.logger.warn('a figure cannot be read', { metric: name, error });
        return new Map();
      }),
    );
  }
}
