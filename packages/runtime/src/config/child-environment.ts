const SECRETS = ['SECRET_KEY', 'DATABASE_URL', 'REDIS_URL'] as const;

/** The environment for a child process that reads what strangers sent: that of this one without its secrets. */
export function childEnvironment(): Record<string, string | undefined> {
  const environment: Record<string, string | undefined> = { ...process.env };
  for (const name of SECRETS) delete environment[name];
  return environment;
}
