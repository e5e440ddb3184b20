import { expect, it } from '@jest/globals';
import { childEnvironment } from './child-environment.ts';

it('withholds secrets from child processes, and nothing else', () => {
  const own = { PATH: '/bin', LANG: 'C', SECRET_KEY: 's', DATABASE_URL: 'd', REDIS_URL: 'r' };
  expect(childEnvironment(own)).toEqual({ PATH: '/bin', LANG: 'C' });
});
