import { expect, it } from '@jest/globals';
import { translator } from '@svc/i18n/translate';
import { rowErrorText } from './batches/batch-row.ts';
import { issueJson } from './batches/batch.ts';

it('a message about row fields names them in the reader’s language', () => {
  const issue = {
    code: 'too_long',
    field: 'description',
    severity: 'error',
    params: { field: 'description', length: 2500, limit: 2000 },
  } as const;

  expect(issueJson(issue, translator('ja'))).toEqual({
    code: 'too_long',
    field: 'description',
    message: '品名・説明 (description) が 2500 文字あります（上限 2000 文字）。',
    severity: 'error',
  });

  const error = { key: 'row_error_too_long', params: { field: 'description, notes' } };
  expect(rowErrorText(error, translator('en'))).toBe(
    'Too long: description, notes; shorten it and retry the row',
  );
});
