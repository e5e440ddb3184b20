import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor } from '@testing-library/react';
import { chosenFile } from '../../../../test/kit/chosen-file.ts';
import { DomainError, type Answers, type FakeApi } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { nth } from '../../../../test/kit/nth.ts';
import { show } from '../../../../test/kit/render-page.tsx';
import { loadOf } from '../../../../test/kit/schedule-samples.ts';
import { LoadForm } from './load-form.tsx';

const MB = 1024 * 1024;
const shown = (answers: Answers = {}) =>
  show(<LoadForm />, {
    answers: {
      'system.limits': { schedule_max_file_mb: 1 },
      'admin.datasets_upload': loadOf(),
      'admin.datasets_fetch': loadOf(),
      ...answers,
    },
  });
const version = () => screen.getByLabelText<HTMLInputElement>('Name of the version');
const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const upload = () => screen.getByRole('button', { name: 'Upload' });
const file = (name: string, content = 'code\n0101') => chosenFile(name, content);
/** The hidden fields of the buttons that choose a file: that of the schedule, then that of the rates. */
const fileField = (at = 0) => nth(document.querySelectorAll<HTMLInputElement>('input[type=file]'), at);
const isKnown = (words: string) => screen.findByText(words);
const sentForm = (api: FakeApi) => api.callsOf('admin.datasets_upload')[0]?.body as FormData;

async function contentOf(part: FormDataEntryValue | null): Promise<string> {
  return part instanceof Blob ? Buffer.from(await part.arrayBuffer()).toString() : String(part);
}

describe('the upload of a schedule', () => {
  it('waits for a file', async () => {
    const { user } = await shown();
    expect(upload().hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('no file chosen')).toBeDefined();

    await user.upload(fileField(), file('biểu thuế.csv'));

    expect(await isKnown('biểu thuế.csv')).toBeDefined();
    expect(upload().hasAttribute('disabled')).toBe(false);
  });

  it('sends the file unchanged with its market and name only', async () => {
    const { api, user } = await shown();
    await user.upload(fileField(), file('us.csv', 'code,text\n0101,Ngựa\n'));
    await user.type(version(), '2026-rev5');
    await user.click(upload());

    await waitFor(() => expect(api.callsOf('admin.datasets_upload')).toHaveLength(1));
    const form = sentForm(api);
    expect([...form.keys()].sort()).toEqual(['allow_smaller', 'file', 'market', 'replace', 'version']);
    expect(await contentOf(form.get('file'))).toBe('code,text\n0101,Ngựa\n');
    expect((form.get('file') as File).name).toBe('us.csv');
    expect(['market', 'version', 'replace', 'allow_smaller'].map((name) => form.get(name))).toEqual([
      'US',
      '2026-rev5',
      'false',
      'false',
    ]);
  });

  it('sends the additional options chosen', async () => {
    const { api, user } = await shown();
    await user.upload(fileField(), file('us.csv'));
    await user.type(version(), 'x');
    await user.type(screen.getByLabelText('In force from'), '2024-02-29');
    await user.click(screen.getByLabelText(/^Replace the content/));
    await user.click(screen.getByLabelText(/^Accept a file with less than half/));
    await user.click(upload());

    await waitFor(() => expect(api.callsOf('admin.datasets_upload')).toHaveLength(1));
    const form = sentForm(api);
    expect(['effective_date', 'replace', 'allow_smaller'].map((name) => form.get(name))).toEqual([
      '2024-02-29',
      'true',
      'true',
    ]);
  });

  it('accepts a file at the limit and rejects one byte more before sending', async () => {
    const { user } = await shown();
    await screen.findByText(/at most 1 MB/);

    await user.upload(fileField(), chosenFile('just.csv', new Uint8Array(MB)));
    expect(await isKnown('just.csv')).toBeDefined();
    await user.upload(fileField(), chosenFile('big.csv', new Uint8Array(MB + 1)));

    expect((await screen.findByRole('alert')).textContent).toBe('big.csv is larger than 1 MB.');
    expect(screen.getByText('no file chosen')).toBeDefined();
    expect(upload().hasAttribute('disabled')).toBe(true);
  });

  it('is not sent without the name of the version', async () => {
    const { api, user } = await shown();
    await user.upload(fileField(), file('us.csv'));
    await isKnown('us.csv');
    await user.click(upload());
    expect(api.callsOf('admin.datasets_upload')).toEqual([]);
  });

  it('is sent once however often the button is pressed, and clears all but the market', async () => {
    const held = heldAnswer<AnswerOf<'admin.datasets_upload'>>();
    const { api, user } = await shown({ 'admin.datasets_upload': held.answer });
    await user.selectOptions(choice('Market'), 'Vietnam');
    await user.upload(fileField(), file('vn.csv'));
    await user.type(version(), '2026');
    await user.dblClick(upload());
    held.release(loadOf());

    expect(await isKnown('no file chosen')).toBeDefined();
    expect([version().value, choice('Market').value]).toEqual(['', 'VN']);
    expect(api.callsOf('admin.datasets_upload')).toHaveLength(1);
  });

  it('is sent once even if the button is pressed while the file is read', async () => {
    const { api, user } = await shown();
    const slow = file('us.csv');
    const held = heldAnswer<ArrayBuffer>();
    slow.arrayBuffer = held.answer;
    await user.upload(fileField(), slow);
    await user.type(version(), '2026-rev5');
    await user.click(upload());
    await user.click(upload());
    held.release(new ArrayBuffer(1));

    expect(await isKnown('no file chosen')).toBeDefined();
    expect(api.callsOf('admin.datasets_upload')).toHaveLength(1);
  });

  it('shows the error at the name without clearing the form if rejected', async () => {
    const { user } = await shown({
      'admin.datasets_upload': new DomainError(409, 'conflict', 'Wrong.', [
        { field: 'version', message: 'It is loaded with other content.' },
      ]),
    });
    await user.upload(fileField(), file('us.csv'));
    await user.type(version(), '2026-rev4');
    await user.click(upload());

    expect(await isKnown('It is loaded with other content.')).toBeDefined();
    expect(screen.getByText('us.csv')).toBeDefined();
    expect(version().value).toBe('2026-rev4');
  });
});

describe('the table of rates', () => {
  it('is offered in the European Union only', async () => {
    const { user } = await shown();
    expect(screen.queryByRole('button', { name: 'Choose a table of rates' })).toBeNull();

    await user.selectOptions(choice('Market'), 'European Union');
    expect(screen.getByRole('button', { name: 'Choose a table of rates' })).toBeDefined();
  });

  it.each([
    ['European Union', 'rates'],
    ['United States', ''],
  ])('chosen before a change of the market to %s is sent as "%s"', async (market, sent) => {
    const { api, user } = await shown();
    await user.selectOptions(choice('Market'), 'European Union');
    await user.upload(fileField(0), file('cn.xlsx'));
    await user.upload(fileField(1), file('rates.xlsx', 'rates'));
    await isKnown('rates.xlsx');
    await user.selectOptions(choice('Market'), market);
    await user.type(version(), '2026{Enter}');

    await waitFor(() => expect(api.callsOf('admin.datasets_upload')).toHaveLength(1));
    const rates = sentForm(api).get('rates');
    expect(rates === null ? '' : await contentOf(rates)).toBe(sent);
  });
});

describe('the official source', () => {
  it('needs neither a file nor a name', async () => {
    const { api, user } = await shown();
    await user.selectOptions(choice('Source'), 'Official source');
    await user.type(version(), '   ');
    await user.click(screen.getByRole('button', { name: 'Fetch' }));

    await waitFor(() => expect(api.callsOf('admin.datasets_fetch')).toHaveLength(1));
    expect(api.callsOf('admin.datasets_fetch')[0]?.body).toEqual({
      market: 'US',
      allow_smaller: false,
      allow_older: false,
    });
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it('is fetched with the given name and options', async () => {
    const { api, user } = await shown();
    await user.selectOptions(choice('Market'), 'European Union');
    await user.selectOptions(choice('Source'), 'Official source');
    await user.type(version(), '2026-05');
    await user.click(screen.getByLabelText(/^Accept a release older/));
    await user.click(screen.getByRole('button', { name: 'Fetch' }));

    await waitFor(() => expect(api.callsOf('admin.datasets_fetch')).toHaveLength(1));
    expect(api.callsOf('admin.datasets_fetch')[0]?.body).toEqual({
      market: 'EU',
      version: '2026-05',
      allow_smaller: false,
      allow_older: true,
    });
  });

  it('is fetched once when Enter is pressed twice', async () => {
    const held = heldAnswer<AnswerOf<'admin.datasets_fetch'>>();
    const { api, user } = await shown({ 'admin.datasets_fetch': held.answer });
    await user.selectOptions(choice('Source'), 'Official source');
    await user.type(version(), 'x{Enter}{Enter}');
    held.release(loadOf());

    await waitFor(() => expect(version().value).toBe(''));
    expect(api.callsOf('admin.datasets_fetch')).toHaveLength(1);
  });

  it('stays selected for the next market after a fetch', async () => {
    const { user } = await shown();
    await user.selectOptions(choice('Source'), 'Official source');
    await user.type(version(), 'x{Enter}');

    await waitFor(() => expect(version().value).toBe(''));
    expect(choice('Source').value).toBe('source');
  });
});
