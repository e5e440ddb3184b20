import {
  addressSetting,
  choiceSetting,
  listSetting,
  numberSetting,
  requiredAddressSetting,
  switchSetting,
  textSetting,
  MARKETS,
  WEB,
} from './setting.ts';
import { identitySettings } from './identity-settings.ts';
import { ownerSettings } from './owner-settings.ts';
import { retentionSettings } from './retention-settings.ts';
import { trustProxySetting } from './trust-proxy.ts';

const rateSettings = {
  ratePerKey: numberSetting('RATE_PER_KEY', 0, { min: 0, max: 1_000_000 }).about(
    'calls a minute per API key; 0 for no limit',
  ),
  ratePerAccount: numberSetting('RATE_PER_ACCOUNT', 0, { min: 0, max: 1_000_000 }).about(
    'calls a minute per account, by keys and sessions; 0 for no limit',
  ),
} as const;

const POSTGRES = ['postgres', 'postgresql'] as const;
const REDIS = ['redis', 'rediss'] as const;

export const processSettings = {
  environment: choiceSetting('NODE_ENV', ['development', 'production', 'test'], 'development').about(
    'kind of installation',
  ),
  logLevel: choiceSetting('LOG_LEVEL', ['error', 'warn', 'info', 'debug'], 'info').about('minimum log level'),
  tracesUrl: addressSetting('OTEL_EXPORTER_OTLP_ENDPOINT', WEB).about(
    'OpenTelemetry collector of traces (OTLP over HTTP); none by default',
  ),
} as const;

/** Settings of `npm start`, which runs everything on one machine. */
export const standaloneSettings = {
  ...processSettings,
  port: numberSetting('PORT', 8080, { min: 1, max: 65_535 }).about('port of the API'),
  host: textSetting('HOST', '127.0.0.1').about('address the API listens on'),
  dataDir: textSetting('DATA_DIR', '.data').about(
    'folder of the database, the queue, logs and the admin key',
  ),
  databaseUrl: addressSetting('DATABASE_URL', POSTGRES).about(
    'PostgreSQL to use instead of the embedded one',
  ),
  ...ownerSettings,
  redisUrl: addressSetting('REDIS_URL', REDIS).about('Redis to use instead of a private one'),
  passwordSignIn: identitySettings.passwordSignIn,
  sampleData: switchSetting('SAMPLE_DATA', true).about('load the sample schedules into an empty database'),
} as const;

export const serviceSettings = {
  ...processSettings,
  databaseUrl: requiredAddressSetting('DATABASE_URL', POSTGRES).about('PostgreSQL of the installation'),
  databasePoolSize: numberSetting('DATABASE_POOL_SIZE', 10, { min: 2, max: 200 }).about(
    'maximum number of connections per process; the API reserves two for authentication and health',
  ),
  redisUrl: addressSetting('REDIS_URL', REDIS).about(
    'Redis of the queue; without it the queue lives in PostgreSQL',
  ),
} as const;

export const lookupSettings = {
  defaultMarket: choiceSetting('DEFAULT_MARKET', MARKETS, 'US').about('market of calls that state none'),
  proposalThreshold: numberSetting('PROPOSAL_THRESHOLD', 0.6, { min: 0, max: 1, whole: false }).about(
    'minimum confidence for proposing a whole code',
  ),
  proposalThresholdSubheading: numberSetting('PROPOSAL_THRESHOLD_SUBHEADING', 0.825, {
    min: 0,
    max: 1,
    whole: false,
  }).about('minimum confidence in six digits for proposing these or a whole code'),
  proposalThresholdHeading: numberSetting('PROPOSAL_THRESHOLD_HEADING', 0.765, {
    min: 0,
    max: 1,
    whole: false,
  }).about('minimum confidence for proposing four digits'),
  lookupLeaseSeconds: numberSetting('LOOKUP_LEASE_SECONDS', 60, { min: 4, max: 3600 }).about(
    'maximum time that a crash leaves a lookup unfinished',
  ),
  creditsPerLookup: numberSetting('CREDITS_PER_LOOKUP', 1, {
    min: 0,
    max: 1000,
    whole: false,
    decimals: 2,
  }).about('fee per finished lookup, with at most two decimals'),
  signupCredits: numberSetting('SIGNUP_CREDITS', 100, { min: 0, max: 1_000_000 }).about(
    'initial credits of an account',
  ),
} as const;

export const intakeSettings = {
  ...rateSettings,
  ...retentionSettings,
  jsonBodyMaxMib: numberSetting('JSON_BODY_MAX_MIB', 1, { min: 1, max: 8 }).about('maximum JSON body in MiB'),
  bulkBodyMaxMib: numberSetting('BULK_BODY_MAX_MIB', 128, { min: 1, max: 1024 }).about(
    'maximum body of a bulk sync in MiB',
  ),
  maxSkuBulkItems: numberSetting('MAX_SKU_BULK_ITEMS', 5000, { min: 1, max: 100_000 }).about(
    'maximum items of a bulk sync',
  ),
  batchMaxFileMb: numberSetting('BATCH_MAX_FILE_MB', 20, { min: 1, max: 500 }).about(
    'maximum batch file in MB',
  ),
  batchMaxRows: numberSetting('BATCH_MAX_ROWS', 50_000, { min: 1, max: 1_000_000 }).about(
    'maximum rows of a batch file',
  ),
  uploadsAtOnce: numberSetting('UPLOADS_AT_ONCE', 4, { min: 1, max: 64 }).about(
    'concurrent uploads per process',
  ),
  uploadsPerAccount: numberSetting('UPLOADS_PER_ACCOUNT', 2, { min: 1, max: 64 }).about(
    'of these, per account',
  ),
  storedBatchesPerAccount: numberSetting('STORED_BATCHES_PER_ACCOUNT', 100, { min: 1, max: 10_000 }).about(
    'maximum uploaded batches of an account that were not started',
  ),
  storedMbPerAccount: numberSetting('STORED_MB_PER_ACCOUNT', 400, { min: 1, max: 100_000 }).about(
    'MB that these may hold',
  ),
  uploadDir: textSetting('UPLOAD_DIR', '').about('temporary folder for uploaded files'),
  exportsAtOnce: numberSetting('EXPORTS_AT_ONCE', 6, { min: 1, max: 64 }).about(
    'concurrent exports per process',
  ),
  exportsPerAccount: numberSetting(
    'EXPORTS_PER_ACCOUNT', // One for a program and one for a person; with one slot a stalled reader would lock out its account for a minute.
    2,
    { min: 1, max: 64 },
  ).about('of these, per account'),
  uploadIdleSeconds: numberSetting('UPLOAD_IDLE_SECONDS', 30, { min: 1, max: 600 }).about(
    'seconds after which a stalled body is aborted',
  ),
} as const;

export const apiSettings = {
  ...serviceSettings,
  ...lookupSettings,
  ...intakeSettings,
  ...identitySettings,
  port: standaloneSettings.port,
  host: standaloneSettings.host,
  trustProxy: trustProxySetting,
  publicUrl: addressSetting('PUBLIC_URL', WEB).about(
    'address under which browsers reach the service; with https, cookies and headers are those for TLS whatever a proxy says',
  ),
  scheduleMaxFileMb: numberSetting('SCHEDULE_MAX_FILE_MB', 64, { min: 1, max: 256 }).about(
    'maximum schedule file uploaded by the console, in MB',
  ),
  measuresSecondPerson: switchSetting('MEASURES_SECOND_PERSON', false).about(
    'a second person releases measures',
  ),
} as const;

export const classifySettings = {
  ...serviceSettings,
  ...lookupSettings,
  classifyConcurrency: numberSetting('CLASSIFY_CONCURRENCY', 8, { min: 1, max: 64 }).about(
    'concurrent lookups per worker process',
  ),
} as const;

/** Settings of webhook delivery, read by the API (address checks, tests) and the worker. */
export const webhookSettings = {
  webhookAllowHosts: listSetting('WEBHOOK_ALLOW_HOSTS', /^[^\s:/]+:\d{1,5}$/).about(
    'receivers (host:port) allowed for local development',
  ),
  webhookTimeoutMs: numberSetting('WEBHOOK_TIMEOUT_MS', 10_000, { min: 100, max: 120_000 }).about(
    'timeout of a whole exchange with a receiver',
  ),
  webhookFirstPauseMs: numberSetting('WEBHOOK_FIRST_PAUSE_MS', 5000, { min: 1, max: 3_600_000 }).about(
    'pause before the second attempt',
  ),
  webhookSecondPauseMs: numberSetting('WEBHOOK_SECOND_PAUSE_MS', 30_000, { min: 1, max: 3_600_000 }).about(
    'pause before the third attempt',
  ),
  webhookPerEndpoint: numberSetting('WEBHOOK_PER_ENDPOINT', 2, { min: 1, max: 64 }).about(
    'concurrent deliveries per endpoint',
  ),
  webhookKeepDays: numberSetting('WEBHOOK_KEEP_DAYS', 30, { min: 1, max: 3650 }).about(
    'days after which deliveries are deleted',
  ),
  secretKey: textSetting('SECRET_KEY', '').about(
    '32 bytes in base64 that encrypt webhook secrets, followed by earlier keys',
  ),
} as const;
