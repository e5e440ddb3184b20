import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createSecretStore } from '@svc/storage/webhooks/secret-store';
import { readHeartbeats, WORKERS, WORKER_SILENT_SECONDS } from '@svc/storage/heartbeats';
import type { Database } from '@svc/storage/prisma';
import { MARKETS } from '@svc/tariff/market';
import { counted } from '../../command-line/words.ts';
import { failed, ok, warning, type Finding } from './finding.ts';

type Client = Database['client'];

const isoDay = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length);

export async function checkSecrets(db: Client, keys: readonly Uint8Array[]): Promise<readonly Finding[]> {
  const secrets = await createSecretStore(db).list();
  const seal = createSecretSeal(keys);
  const closed = secrets.filter(({ webhookId, sealed }) => {
    try {
      seal.open(sealed, webhookId);
      return false;
    } catch {
      return true;
    }
  });
  if (closed.length === 0) return [];

  return [
    failed(
      'secret key',
      `it does not decrypt the secrets of ${counted(closed.length, 'webhook')}: ${closed.map(({ webhookId }) => webhookId).join(', ')}`,
      'add the earlier key to SECRET_KEY after a comma, or delete these webhooks and register them again',
    ),
  ];
}

export async function checkSchedules(db: Client, defaultMarket: string): Promise<readonly Finding[]> {
  const active = await db.dataset.findMany({
    where: { state: 'active' },
    select: { market: true, version: true, isDemo: true },
  });
  const check = 'schedules';
  const load =
    'tariff datasets fetch or tariff datasets load, then tariff datasets activate (docs/schedules.md)';

  if (!active.some(({ market }) => market === defaultMarket)) {
    const found = active.length === 0 ? 'none is active' : `none is active for ${defaultMarket}`;
    return [failed(check, found, load)];
  }
  const samples = active.filter(({ isDemo }) => isDemo).map(({ market }) => market);
  if (samples.length > 0)
    return [warning(check, `sample data in ${MARKETS.filter((m) => samples.includes(m)).join(', ')}`, load)];
  return [ok(check, active.map(({ market, version }) => `${market} ${version}`).join(', '))];
}

export async function checkLaw(db: Client, now: Date): Promise<readonly Finding[]> {
  const packs = await db.measurePack.findMany({
    where: { active: true },
    select: { market: true, packId: true, knownUntil: true },
    orderBy: { market: 'asc' },
  });
  const today = isoDay(now);
  const ended = packs.filter(({ knownUntil }) => isoDay(knownUntil) < today);
  const cure =
    'install a newer release, or load a newer pack: tariff measures load and tariff measures activate (docs/measures.md)';

  if (packs.length === 0)
    return [failed('law', 'no pack of measures is active', 'run migrate.js or npm start')];
  if (ended.length === 0) return [ok('law', packs.map(({ packId }) => packId).join(', '))];
  return ended.map(({ market, packId, knownUntil }) =>
    warning('law', `duties of ${market} are known until ${isoDay(knownUntil)} (${packId})`, cure),
  );
}

export async function checkWorkers(db: Client, now: Date): Promise<readonly Finding[]> {
  const reported = await readHeartbeats(db, now);
  const silent = WORKERS.filter((worker) => (reported[worker] ?? Infinity) > WORKER_SILENT_SECONDS);
  if (silent.length === 0) return [ok('workers', 'all have reported within a minute')];

  const seen = silent.map((worker) => {
    const seconds = reported[worker];
    return `${worker} (${seconds === null ? 'never reported' : `silent for ${seconds} s`})`;
  });
  return [
    failed(
      'workers',
      `not running: ${seen.join(', ')}`,
      'start them (npm start or docker compose up -d) and read their logs',
    ),
  ];
}
