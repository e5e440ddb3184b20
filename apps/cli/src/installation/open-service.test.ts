import { expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suiteFolder } from '@svc/testkit/folder';
import { openService } from './open-service.ts';

const dataDir = suiteFolder();

it('openService requires a running service, or its address, and a key', () => {
  expect(() => openService({ dataDir, serviceKey: 'svc_x' }, null)).toThrow('name its address with --url');
  expect(() => openService({ dataDir, serviceKey: '' }, 'http://127.0.0.1:1')).toThrow('set SVC_KEY');
  writeFileSync(join(dataDir, 'runtime.json'), '{"port":8080}');
  writeFileSync(join(dataDir, 'admin-key'), 'svc_kept\n');
  expect(openService({ dataDir, serviceKey: '' }, null)).toHaveProperty('call');
});
