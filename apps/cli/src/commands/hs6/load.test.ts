import { describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);

function load(language: string, path: string) {
  return tariff.json('hs6', 'load', '--language', language, '--file', path);
}

function texts(language: string) {
  return tariff.database.client.hs6Text.findMany({
    where: { language },
    orderBy: { hs6: 'asc' },
    select: { hs6: true, text: true },
  });
}

describe('hs6 load', () => {
  it('accepts a table with flexible columns, and counts and locates invalid texts', async () => {
    const path = tariff.file(
      'hs.csv',
      'section,HSCode,Description\nI,0101,Horses\nI,TOTAL,All\nI,010121,\nI,010129,"Horses, other"\n',
    );
    const { code, json } = await load('EN', path);

    expect(code).toBe(0);
    expect(json).toEqual({
      language: 'en',
      loaded: 2,
      added: 2,
      updated: 0,
      rejected: 2,
      rejected_lines: [
        { line: 3, reason: '"TOTAL" is not a code' },
        { line: 4, reason: 'the text is empty' },
      ],
    });
    expect(await texts('en')).toEqual([
      { hs6: '0101', text: 'Horses' },
      { hs6: '010129', text: 'Horses, other' },
    ]);
  });

  it('accepts JSON lines and replaces texts of the same code', async () => {
    const first = tariff.file(
      'vi.jsonl',
      '{"code":"0101.21","text":"Ngựa"}\n\n{"hs6":"01","text":"Động vật sống"}\nnonsense\n',
    );
    expect((await load('vi', first)).json).toMatchObject({ loaded: 2, rejected_lines: [{ line: 4 }] });

    const second = tariff.file(
      'vi2.jsonl',
      '{"hs6":"010121","text":"Ngựa thuần chủng"}\n{"hs6":"0102","text":"Trâu bò"}\n',
    );
    expect((await load('vi', second)).json).toMatchObject({ loaded: 2, added: 1, updated: 1 });
    expect(await texts('vi')).toEqual([
      { hs6: '01', text: 'Động vật sống' },
      { hs6: '010121', text: 'Ngựa thuần chủng' },
      { hs6: '0102', text: 'Trâu bò' },
    ]);
  });

  it('reports that a schedule of Vietnam uses them, in which languages', async () => {
    const path = tariff.file('titles.csv', 'code,text\n0101,Horses\n');
    const run = (language: string) => tariff.run('hs6', 'load', '--language', language, '--file', path);
    expect((await run('en')).stdout).toContain('reload a loaded one with --replace');
    expect((await run('ja')).stdout).not.toContain('Vietnam');
  });

  it.each([
    ['file', 'en', 'name,words\n01,x\n', 'hs6, hscode, code'],
    ['file', 'en', 'code,text\n0101210012,x\n', 'more than six digits'],
    ['language', 'e n', 'code,text\n01,x\n', 'language tag'],
  ])('rejects an invalid %s with a message', async (_option, language, content, words) => {
    const run = await tariff.run(
      'hs6',
      'load',
      '--language',
      language,
      '--file',
      tariff.file('bad.csv', content),
    );

    expect(run.code).toBe(1);
    expect(run.stderr).toContain(words);
  });
});
