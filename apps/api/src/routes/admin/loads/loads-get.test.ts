import { describe, expect, it } from '@jest/globals';
import type { LoadEnd } from '@svc/domain/datasets/dataset-load';
import { perSuite } from '@svc/testkit/suite';
import { loadReport } from '@svc/testkit/records';
import { signedIn } from '../../../../test/sessions.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const NO_LINES = loadReport({ lines: 0, entries: 0, leaves: 0 });

const api = suiteApi();
const admin = perSuite(() => signedIn(api, 'admin'));

const read = (id: string) => admin.get(`/api/admin/dataset-loads/${id}`);

async function requested(): Promise<string> {
  await api.database.client.datasetLoad.deleteMany();
  return (await admin.post('/api/admin/datasets/fetch').send({ market: 'EU', version: '2026-10' })).body.id;
}

async function ended(end: Partial<LoadEnd>): Promise<string> {
  const id = await requested();
  const { loads } = api.deps.account;
  await loads.claim(id, new Date(), 60_000);
  await loads.finish(
    id,
    { state: 'refused', datasetId: null, report: null, error: null, ...end },
    new Date(),
  );
  return id;
}

describe('200', () => {
  it('shows the progress of the tariff worker', async () => {
    const id = await requested();
    const { loads } = api.deps.account;
    await loads.claim(id, new Date(), 60_000);
    await loads.progress(id, 'checking', 30, new Date(Date.now() + 60_000));
    expect((await read(id)).body).toMatchObject({ id, state: 'running', stage: 'checking', percent: 30 });
  });

  it('shows the loaded data and the rejected rows', async () => {
    const report = {
      ...NO_LINES,
      lines: 5,
      entries: 4,
      leaves: 3,
      rejected: 1,
      rejectedRows: [{ sourceRow: 7, reason: 'no_code', text: 'a | b' }],
    };
    const id = await ended({ state: 'done', datasetId: api.dataset.usNext, report });
    expect((await read(id)).body).toMatchObject({
      state: 'done',
      percent: 100,
      dataset_id: api.dataset.usNext,
      finished_at: expect.any(String),
      counts: { lines: 5, entries: 4, leaves: 3, unrated: null, rejected: 1 },
      problems: [],
      rejected_rows: [{ row: 7, reason: 'no_code', text: 'a | b' }],
    });
  });

  it.each([
    [{ code: 'unknown_format', params: { reason: 'html' } }, /it is a web page/],
    [{ code: 'unknown_format', params: { reason: 'broken_archive' } }, /cannot be read as a table/],
    [{ code: 'wrong_market', params: { expected: 'EU', digits: 8 } }, /not a schedule of the market EU/],
    [{ code: 'too_few_lines', params: { leaves: 9, expectedLeaves: 20 } }, /9 declarable lines .* has 20/],
    [{ code: 'too_few_lines', params: { leaves: 0, expectedLeaves: 0 } }, /no declarable line/],
    [{ code: 'orphan_line', params: { code: '', text: 'Other' } }, /The line "Other"/],
  ] as const)('reports the error in the file: %j', async (fault, words) => {
    const faults = [{ sourceRow: 3, ...fault }];
    const id = await ended({ report: { ...NO_LINES, faults } });
    const { state, problems } = (await read(id)).body;
    expect([state, problems]).toEqual([
      'refused',
      [{ code: fault.code, row: 3, message: expect.stringMatching(words) }],
    ]);
    expect(problems[0].message).not.toMatch(/[{}]/);
  });

  it.each([
    ['en', 'source.example responded with the error 500; try again later or upload the file'],
    ['vi', 'source.example báo lỗi 500; hãy thử lại sau hoặc tải tệp lên'],
    ['ja', 'source.example がエラー 500 を返しました。後でやり直すか、ファイルをアップロードしてください。'],
    ['ko', 'source.example이(가) 오류 500을(를) 반환했습니다. 나중에 다시 시도하거나 파일을 올리십시오.'],
  ])('describes the failure of the source in %s', async (language, message) => {
    const problem = { code: 'source_status', params: { host: 'source.example', status: 500 } } as const;
    const id = await ended({ state: 'failed', problem });
    const { body } = await read(id).set('Accept-Language', language);
    expect(body.problems).toEqual([{ code: 'source_status', row: null, message }]);
  });
});
