import { describe, expect, it } from '@jest/globals';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

function tree(query: Readonly<Record<string, string>> = {}) {
  return api.as('entry').get('/api/hts/tree').query(query);
}

interface Row {
  readonly code: string | null;
  readonly description: string;
  readonly depth: number;
}

function codesOf(nodes: readonly { readonly code: string }[]): readonly string[] {
  return nodes.map((node) => node.code);
}

describe('200', () => {
  it('returns the chapters without a code', async () => {
    const { status, body } = await tree({ market: 'US' });
    expect(status).toBe(200);
    expect([body.node, body.ancestors, body.siblings]).toEqual([null, [], []]);
    expect(body.children).toHaveLength(29);
    expect(codesOf(body.children)).toContain('61');
    expect(
      body.children.every(
        (line: { level: string; parent_code: unknown }) =>
          line.level === 'chapter' && line.parent_code === null,
      ),
    ).toBe(true);
    expect(body.dataset).toMatchObject({ id: api.dataset.US, version: 'sample-2026', is_demo: true });
  });

  it('treats an empty code as none', async () => {
    expect((await tree({ market: 'US', code: ' ' })).body.node).toBeNull();
  });

  it.each(['6109.10.00', '61091000', '6109 10 00', '6109-10-00'])(
    'returns the surroundings of the code %s',
    async (code) => {
      const { body } = await tree({ market: 'US', code });
      expect(body.node).toMatchObject({ code: '6109.10.00', code_digits: '61091000', parent_code: '6109' });
      expect(codesOf(body.ancestors)).toEqual(['61', '6109']);
      expect(codesOf(body.siblings)).toEqual(['6109.90']);
      expect(codesOf(body.children)).toEqual([
        '6109.10.00.04',
        '6109.10.00.12',
        '6109.10.00.14',
        '6109.10.00.40',
        '6109.10.00.45',
        '6109.10.00.60',
      ]);
    },
  );

  it('returns no children for a leaf, and siblings for a chapter', async () => {
    const leaf = (await tree({ market: 'US', code: '6109.10.00.12' })).body;
    expect([leaf.node.is_leaf, leaf.children]).toEqual([true, []]);
    const chapter = (await tree({ market: 'US', code: '61' })).body;
    expect([chapter.ancestors, chapter.siblings.length, chapter.node.level]).toEqual([[], 28, 'chapter']);
  });

  it('descends through grouping rows, which have no code', async () => {
    const { body } = await tree({ market: 'US', code: '0801' });
    expect(codesOf(body.children)).toEqual(['0801.11.00.00', '0801.19.01', '0801.31.00.00', '0801.32.00.00']);
    const child = (await tree({ market: 'US', code: '0801.31.00.00' })).body;
    expect([child.node.parent_code, codesOf(child.ancestors)]).toEqual(['0801', ['08', '0801']]);
    expect(child.node.full_description).toContain('Cashew nuts > Cashew nuts in shell');
  });

  it('includes the rows without a code, indented, on request', async () => {
    const { body } = await tree({ market: 'US', code: '0801', rows: 'true' });
    const told = body.rows.listed.map(({ code, description, depth }: Row) => [code, description, depth]);
    expect(told.slice(-3)).toEqual([
      [null, 'Cashew nuts', 0],
      ['0801.31.00.00', 'Cashew nuts in shell', 1],
      ['0801.32.00.00', 'Cashew kernels, shelled', 1],
    ]);
    expect(body.rows.path.map(({ code }: Row) => code)).toEqual(['08', '0801']);

    const leaf = (await tree({ market: 'US', code: '0801.31.00.00', rows: 'true' })).body.rows;
    expect(leaf.path.map(({ code }: Row) => code)).toEqual(['08', '0801', null, '0801.31.00.00']);
    expect(leaf.listed).toEqual(body.rows.listed);
    expect((await tree({ market: 'US', code: '0801' })).body).not.toHaveProperty('rows');
  });

  it.each([
    [{}, 0, 29],
    [{ code: '61' }, 1, 2],
    [{ code: '640299' }, 2, 2],
  ])('formats the rows of %j', async (query, above, listed) => {
    const { rows } = (await tree({ market: 'US', ...query, rows: 'true' })).body;
    expect([rows.path.length, rows.listed.length]).toEqual([above, expect.any(Number)]);
    expect(rows.listed.length).toBeGreaterThanOrEqual(listed);
  });

  // The schedule has 0801.31.00.00 and no line 0801.31, 6402.99.31 and 6402.99.80.00 and no line 6402.99.
  it('returns the only line with that prefix', async () => {
    const { status, body } = await tree({ market: 'US', code: '0801.31' });
    expect([status, body.node.code, codesOf(body.ancestors)]).toEqual([200, '0801.31.00.00', ['08', '0801']]);
  });

  it('returns all lines with that prefix, without a node', async () => {
    const { status, body } = await tree({ market: 'US', code: '640299' });
    expect([status, body.node, codesOf(body.ancestors)]).toEqual([200, null, ['64', '6402']]);
    expect([codesOf(body.children), body.siblings]).toEqual([['6402.99.31', '6402.99.80.00'], []]);
  });

  it('reads another version by name', async () => {
    const { body } = await tree({ market: 'US', code: '6109.10.00', version: 'sample-2026-2' });
    expect(body.dataset.version).toBe('sample-2026-2');
    expect(codesOf(body.children)).toContain('6109.10.00.16');
  });

  it.each([
    ['EU', '6109 10 00', '6109 10 00 10'],
    ['VN', '6109.10', '6109.10.10'],
  ])('formats codes of the %s like its schedule', async (market, code, child) => {
    expect((await tree({ market, code })).body.children[0].code).toBe(child);
  });
});

it('503 if a market has no schedule', async () => {
  await api.database.client.dataset.update({
    where: { id: api.dataset.VN },
    data: { state: 'superseded' },
  });
  const answer = await tree({ market: 'VN' });
  expect([answer.status, answer.body.code]).toEqual([503, 'service_unavailable']);
});
