import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readTable } from '@svc/table-file/read-table';
import type { RateTable } from '../rate-table.ts';
import { readSchedule } from '../read-schedule.ts';
import type { ReadSchedule } from '../report.ts';
import { readEuRates } from './read-rates.ts';
