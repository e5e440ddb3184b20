import { describe, expect, it } from '@jest/globals';

import { LANGUAGES } from './language.ts';
import { isMessageKey, translator, type MessageKey } from './translate.ts';

describe('translator', () => {
  it('renders a message in each language', () => {
    const worded = LANGUAGES.map((language) => translator(language)('errors.finalize_code_required'));
    expect(worded[0]).toBe('Enter the code to finalize');
    expect(new Set(worded).size).toBe(LANGUAGES.length);
  });

  it('fills placeholders, with plain numbers', () => {
    const words = translator('en')('errors.out_of_credits', { balance: 1200.5, needed: 25_000 });
    expect(words).toBe('Not enough credits: the balance is 1200.5, 25000 needed');
  });

  it('inserts a value verbatim, even one that looks like a placeholder or a pattern', () => {
    const words = translator('en')('errors.plan_feature', { key: '{limit} $& $1' });
    expect(words).toBe('Your plan does not include {limit} $& $1');
  });

  it('leaves a placeholder without a value as written', () => {
    expect(translator('en')('errors.mapping_column_unknown', { columns: 'a, b' })).toBe(
      'The file has no column {column}; its columns are a, b',
    );
    expect(translator('en')('errors.mapping_column_unknown', { constructor: 'x' })).toContain('{column}');
  });

  it('does not compile with a missing key', () => {
    // @ts-expect-error the catalog has no such message
    const key: MessageKey = 'errors.no_such_message';
    expect(isMessageKey(key)).toBe(false);
  });
});
