import type { DatabaseState, RoleRights } from '@svc/storage/inspect-database';
import type { MigrationState } from '@svc/storage/migrate';
import { counted } from '../../command-line/words.ts';
import { errorCode } from '../../files/error-code.ts';
import { failed, faultText, ok, warning, type Finding } from './finding.ts';

const START_CURE =
  'start PostgreSQL (npm start, if it is embedded), or correct host and port in DATABASE_URL';
const PASSWORD_CURE =
  'correct the password in DATABASE_URL; with DATABASE_OWNER_URL set, npm start and migrate.js set it for the role';

const CONNECT_CURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: START_CURE,
  ETIMEDOUT: START_CURE,
  ENOTFOUND: 'correct the host in DATABASE_URL',
  EAI_AGAIN: 'correct the host in DATABASE_URL, or the name server of this machine',
  '28P01': PASSWORD_CURE,
  '28000': 'allow this role and address in pg_hba.conf, or correct the role in DATABASE_URL',
  '3D000': 'create the database, or correct its name in DATABASE_URL',
  '42501': 'run migrate.js (or npm start) with DATABASE_OWNER_URL: it grants the role its rights',
  '53100': 'free disk space where PostgreSQL stores its data',
  '53300': 'raise max_connections of PostgreSQL, or lower DATABASE_POOL_SIZE',
  '57P03': 'wait until PostgreSQL has started; if it does not start, read its log',
};

export function connectFault(error: unknown): Finding {
  const cure = CONNECT_CURES[errorCode(error) ?? ''] ?? START_CURE;
  return failed('database', faultText(error), cure);
}

const MIGRATE = 'run migrate.js (or npm start), with DATABASE_OWNER_URL if another role owns the tables';

function checkMigrations({ missing, unknown, changed, failed: broken }: MigrationState): Finding {
  const check = 'migrations';
  if (broken.length > 0)
    return failed(
      check,
      `unfinished: ${broken.join(', ')}`,
      'restore a backup, or undo what was applied and delete the row from _prisma_migrations; then run migrate.js',
    );
  if (unknown.length > 0)
    return failed(
      check,
      `of a newer release: ${unknown.join(', ')}`,
      'run that release, or restore a backup of this one',
    );
  if (changed.length > 0)
    return failed(
      check,
      `applied with another text: ${changed.join(', ')}`,
      'reinstall the files of the release; an applied migration never changes',
    );
  if (missing.length > 0)
    return failed(check, `${missing.length} not applied, first ${missing[0] ?? ''}`, MIGRATE);
  return ok(check, 'as in this release');
}

const CLOCK_WARNING_MS = 2000;
const CLOCK_FAILED_MS = 30_000;

function checkClock(clockAheadMs: number): Finding {
  const off = Math.abs(clockAheadMs);
  const seconds = Math.round(off / 100) / 10;
  const found = `the clock of this machine is ${seconds} s ${clockAheadMs > 0 ? 'behind' : 'ahead of'} that of the database`;
  const cure = 'synchronise both with NTP (timedatectl set-ntp true), then restart the service';
  if (off >= CLOCK_FAILED_MS) return failed('clock', found, cure);
  return off >= CLOCK_WARNING_MS ? warning('clock', found, cure) : ok('clock', 'agrees with the database');
}

function checkRole({ name, attributes, ownedTables, changeable, unreadable }: RoleRights): Finding {
  const check = 'role';
  if (unreadable > 0)
    return failed(check, `${name} cannot read ${counted(unreadable, 'table')}`, CONNECT_CURES['42501'] ?? '');

  const excess = [
    ...attributes,
    ...(ownedTables > 0 ? [`owns ${counted(ownedTables, 'table')}`] : []),
    ...changeable.map((table) => `may change ${table}`),
  ];
  if (excess.length === 0) return ok(check, `${name} reads and writes rows, no more`);

  const found = `${name} has too many rights: ${excess.join(', ')}`;
  const cure =
    'set DATABASE_OWNER_URL to this role and DATABASE_URL to another one, then run migrate.js: it creates that role with access to rows only';
  return attributes.length > 0 ? failed(check, found, cure) : warning(check, found, cure);
}

export function checkState({ migrations, clockAheadMs, role }: DatabaseState): readonly Finding[] {
  return [
    ok('database', 'reachable'),
    checkMigrations(migrations),
    checkClock(clockAheadMs),
    checkRole(role),
  ];
}
