import { performance } from 'node:perf_hooks';
import { expect, it } from '@jest/globals';
import { dutyRequest, type Given } from '../../test/duty-request.ts';
import { US_TEXTS } from '@svc/testkit/published-rates';
import { shippedLaw } from '../law-book.ts';
import { estimateDuty } from './estimate-duty.ts';

const ROUNDS = 5;
const MEDIAN_MAX_MS = 1;
const CODES = ['7208100000', '8703230140', '6109100012', '8544429090', '8541420010', '7326908605'];
const ORIGINS = ['CN', 'DE', 'VN', 'CA', null];

it('has a median under a millisecond, with all duties of chapter 99 considered', () => {
  const given = US_TEXTS.flatMap((rate, at) =>
    ORIGINS.map((origin): Given => ({
      code: CODES[at % CODES.length] ?? '',
      rate,
      origin,
      value: 1000,
      kg: 10,
      date: '2025-09-01',
    })),
  );
  const requests = given.map((each) => dutyRequest('US', each));

  requests.forEach((request) => estimateDuty(request, shippedLaw('US')));

  const times = Array.from({ length: ROUNDS }, () =>
    requests.map((request) => {
      const started = performance.now();
      estimateDuty(request, shippedLaw('US'));
      return performance.now() - started;
    }),
  )
    .flat()
    .toSorted((left, right) => left - right);

  expect(times[Math.floor(times.length / 2)]).toTakeUnder(MEDIAN_MAX_MS);
});
