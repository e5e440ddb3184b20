import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, within } from '@testing-library/react';
import { DomainError } from '../../../test/kit/fake-api.ts';
import { openPage, type Surroundings } from '../../../test/kit/render-page.tsx';

type Health = AnswerOf<'system.health'>;

const WORKERS = { classify: 3, batch: 119, tariff: 86_400, webhook: null };
const BACKGROUND: Health['background'] = {
  us_tariff: 'loaded',
  eu_tariff: 'differs',
  vn_tariff: 'disabled',
  query_embedding: 'ok',
  queue: 'ok',
  workers: WORKERS,
  worker_seconds_since_report: WORKERS,
  failed_deliveries: 0,
};
const healthOf = (fields: Partial<Health> = {}): Health => ({
  status: 'ok',
  environment: 'production',
  demo_mode: false,
  sample_data_markets: [],
  issues: [],
  background: BACKGROUND,
  version: '1.4.0',
  ...fields,
});
const opened = (health: Health, around: Surroundings = {}) =>
  openPage('/admin/health', { ...around, answers: { 'system.health': health } });

/** Text next to a name. */
async function factOf(name: string): Promise<string> {
  return (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent ?? '';
}

describe('the health of the service', () => {
  it('reports that nothing needs attention, with environment and version', async () => {
    await opened(healthOf());
    const status = within(await screen.findByRole('region', { name: 'Status' }));
    expect(status.getByText('OK')).toBeDefined();
    expect(status.getByText('Nothing needs attention.')).toBeDefined();
    expect(status.getByText('production · 1.4.0')).toBeDefined();
  });

  it('lists what needs attention, in the order of the service', async () => {
    const issues = ['The queue is full.', 'No schedule of VN is loaded.'];
    await opened(healthOf({ status: 'degraded', issues, version: null }));

    const status = within(await screen.findByRole('region', { name: 'Status' }));
    expect(status.getByText('needs attention')).toBeDefined();
    expect(status.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(issues);
    expect(status.getByText('production')).toBeDefined();
    expect(status.queryByText('Nothing needs attention.')).toBeNull();
  });

  it.each([
    ['Classification', '3 s ago'],
    ['Schedules', '86,400 s ago'],
    ['Webhooks', 'never reported'],
  ])('shows when the worker "%s" reported: %s', async (name, words) => {
    await opened(healthOf());
    expect(await factOf(name)).toBe(words);
  });

  it.each([
    [0, '0'],
    [12, '12'],
    [null, '—'],
  ])('distinguishes %s failed deliveries from an unknown number: %s', async (failed, words) => {
    await opened(healthOf({ background: { ...BACKGROUND, failed_deliveries: failed } }));
    expect(await factOf('Failed deliveries in 24 hours')).toBe(words);
  });

  it.each([
    ['Official schedule US', 'up to date'],
    ['Official schedule EU', 'needs a check'],
    ['Official schedule VN', 'off'],
    ['Queue', 'OK'],
    ['Search by meaning', 'OK'],
  ])('shows the state of "%s": %s', async (name, words) => {
    await opened(healthOf());
    expect(await factOf(name)).toBe(words);
  });

  it('formats seconds by language', async () => {
    await opened(healthOf(), { language: 'vi' });
    expect(await factOf('Biểu thuế')).toContain('86.400');
  });

  it('reports that the health itself cannot be loaded', async () => {
    await openPage('/admin/health', {
      answers: { 'system.health': new DomainError(500, 'internal_error', 'The database is away.') },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  });
});
