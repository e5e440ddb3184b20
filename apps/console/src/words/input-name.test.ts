import { en } from '@svc/i18n/console/en';
import { consoleWords } from '@svc/i18n/console/translate';
import { describe, expect, it } from '@jest/globals';
import { inputName } from './input-name.ts';

const t = consoleWords(en, 'en');

describe('an input of a duty calculation', () => {
  it.each(['origin', 'customs_value', 'weight_kg', 'proof_liters', 'within_quota', 'repair_cost'])(
    'has a label instead of its field name: %s',
    (field) => {
      const name = inputName(field, t);
      expect(name).not.toContain('_');
      expect(name).not.toBe(field);
      expect(name.length).toBeGreaterThan(2);
    },
  );

  it.each([
    ['civil_aircraft', 'Civil aircraft'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('without a label is shown by its spelled-out name: %j', (field, name) => {
    expect(inputName(field, t)).toBe(name);
  });
});
