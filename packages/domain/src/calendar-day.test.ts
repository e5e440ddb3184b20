import { describe, expect, it } from '@jest/globals';
import { startOfDay } from './calendar-day.ts';

describe('startOfDay', () => {
  it.each([
    ['2026-02-28', '2026-02-28T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-03', '2026-03-01T00:00:00.000Z'],
    ['2026', '2026-01-01T00:00:00.000Z'],
  ])('for %s', (text, start) => expect(startOfDay(text)?.toISOString()).toBe(start));

  it.each(['2026-02-29', '2026-02-31', '2026-13-01', '2026-00-10', 'tomorrow'])('is null for %s', (text) =>
    expect(startOfDay(text)).toBeNull(),
  );
});
