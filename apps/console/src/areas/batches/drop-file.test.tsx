import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AROUND_A_BATCH, BATCH_ID, batchOf } from '../../../test/kit/batch-samples.ts';
import { chosenFile } from '../../../test/kit/chosen-file.ts';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { nth } from '../../../test/kit/nth.ts';
import { openPage, show, type Surroundings } from '../../../test/kit/render-page.tsx';
import { savedFiles } from '../../../test/kit/saved-files.ts';
import { DropFile } from './drop-file.tsx';

const MB = 1024 * 1024;
const saved = savedFiles();
const shown = (answers: Answers = {}, around: Surroundings = {}) =>
  show(<DropFile />, { ...around, answers: { ...AROUND_A_BATCH, 'batches.upload': batchOf(), ...answers } });
const field = () => nth(document.querySelectorAll<HTMLInputElement>('input[type=file]'), 0);

describe('a chosen file', () => {
  it('is sent unchanged with its name, and its batch opens', async () => {
    const { api, user, path } = await shown();
    await user.upload(field(), chosenFile('sản phẩm.csv', 'Tên\nÁo len\n'));

    await waitFor(() => expect(path()).toBe(`/batches/${BATCH_ID}`));
    const form = nth(api.callsOf('batches.upload'), 0).body as FormData;
    const part = form.get('file') as File;
    expect(part.name).toBe('sản phẩm.csv');
    expect(Buffer.from(await part.arrayBuffer()).toString()).toBe('Tên\nÁo len\n');
    expect(api.callsOf('batches.upload')).toHaveLength(1);
  });

  it('can have the maximum size', async () => {
    const { api, user } = await shown();
    await screen.findByText(/at most 50,000 rows and 1 MB/);
    await user.upload(field(), chosenFile('just.csv', new Uint8Array(MB)));
    await waitFor(() => expect(api.callsOf('batches.upload')).toHaveLength(1));
  });

  it('is not sent one byte above the limit; the next valid one clears the message', async () => {
    const { api, user } = await shown();
    await screen.findByText(/1 MB/);

    await user.upload(field(), chosenFile('big.csv', new Uint8Array(MB + 1)));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^big\.csv is larger than 1 MB\./);
    expect(api.callsOf('batches.upload')).toEqual([]);

    await user.upload(field(), chosenFile('small.csv', 'a\nb\n'));
    await waitFor(() => expect(api.callsOf('batches.upload')).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is checked by the service if the limit is unknown', async () => {
    const { api, user } = await shown({ 'system.limits': new DomainError(500, 'internal_error', 'Away.') });
    await user.upload(field(), chosenFile('big.csv', new Uint8Array(MB + 1)));
    await waitFor(() => expect(api.callsOf('batches.upload')).toHaveLength(1));
  });

  it('shows the reason if rejected, and another can be chosen', async () => {
    const { api, user, path } = await shown({
      'batches.upload': new DomainError(422, 'validation_error', 'The file has no header row.'),
    });
    await user.upload(field(), chosenFile('a.csv', '1'));
    expect((await screen.findByRole('alert')).textContent).toBe('The file has no header row.');
    expect(path()).toBe('/');

    api.answer({ 'batches.upload': batchOf() });
    await user.upload(field(), chosenFile('b.csv', 'Product\nSocks\n'));
    await waitFor(() => expect(path()).toBe(`/batches/${BATCH_ID}`));
  });

  it('is limited to the supported file types', async () => {
    await shown();
    expect(field().accept.split(',')).toEqual(['.xlsx', '.csv']);
    expect(field().multiple).toBe(false);
  });
});

describe('the template', () => {
  it('is requested in the reader’s language and saved', async () => {
    const { api, user } = await shown({ 'batches.template': {} }, { language: 'ko' });
    await user.click(screen.getByRole('button', { name: '템플릿 다운로드' }));

    await waitFor(() => expect(saved()).toEqual(['batch-template.xlsx']));
    expect(api.callsOf('batches.template')[0]?.language).toBe('ko');
  });

  it('asks to sign in again if the session has ended', async () => {
    const { user } = await openPage('/batches', {
      answers: {
        ...AROUND_A_BATCH,
        'batches.list': [],
        'batches.template': new DomainError(401, 'unauthenticated', 'Sign in.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download the template' }));
    expect(await screen.findByLabelText('Password')).toBeDefined();
  });

  it('shows the reason if unreadable', async () => {
    const { user } = await shown({
      'batches.template': new DomainError(503, 'service_unavailable', 'No template now.'),
    });
    await user.click(screen.getByRole('button', { name: 'Download the template' }));
    expect(await screen.findByText('No template now.')).toBeDefined();
  });
});

describe('the limits of a file', () => {
  it('are formatted by language', async () => {
    await shown({}, { language: 'vi' });
    expect(await screen.findByText(/50\.000/)).toBeDefined();
  });
});
