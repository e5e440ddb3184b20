import { describe, expect, it } from '@jest/globals';
import { shippedFiles } from '../shipped-packs.ts';
import { packHash, readPack, readPackInSlices, type PackFiles } from './read-pack.ts';

const HEADER =
  'id,program,kind,heading,title,legal_basis,url,rate,goods,except_goods,origins,except_origins,lifted_by,displaced_by,replaces,needs,from,to,status,note';
const ROW =
  'us-301-1,section_301,duty,9903.88.01,List 1,83 FR 40823,https://hts.usitc.gov,25%,@list1,,CN,,,,,,2018-07-06,,in_force,';
const FILES: Readonly<Record<string, string>> = {
  'pack.json': JSON.stringify({
    market: 'US',
    id: 'us-2026-10-09',
    known_until: '2026-10-09',
    published: '2026-11-24',
    sources: [{ key: 'hts', title: 'HTS', url: 'https://hts.usitc.gov', read_on: '2026-11-23' }],
  }),
  'conditions.csv':
    'key,input,means,title_en,title_vi,title_ja,title_ko\ncivil_aircraft,civil_aircraft,true,For civil aircraft?,,,\n',
  'groups.csv': 'group,origins,from,to\nEU,DE FR,,\n',
  'lists/list1.csv':
    'codes,condition,from,to,source,note\n0101 84715001,,,,hts,\n8501,civil_aircraft,2018-08-01,2019-12-31,hts,GN 6\n',
  'measures.csv': `${HEADER}\n${ROW}\n`,
};
const files = (changed: Readonly<Record<string, string>> = {}): PackFiles =>
  new Map(Object.entries({ ...FILES, ...changed }));
const faultsOf = (changed: Readonly<Record<string, string>>) =>
  readPack(files(changed)).faults.map(({ file, row, column, code, value }) =>
    [file, row, column, code, value].join(' '),
  );
const measured = (cells: Readonly<Record<string, string>>) => {
  const names = HEADER.split(',');
  const texts = ROW.split(',').map((text, at) => cells[names[at] ?? ''] ?? text);
  return { 'measures.csv': `${HEADER}\n${texts.map((text) => `"${text}"`).join(',')}\n` };
};

describe('a pack', () => {
  it('contains its lists, conditions and groups', () => {
    const { pack } = readPack(files());

    expect(pack).toMatchObject({ market: 'US', id: 'us-2026-10-09', knownUntil: '2026-10-09' });
    expect(pack?.measures[0]).toMatchObject({
      id: 'us-301-1',
      goods: { isAll: false, codes: [], lists: [{ name: 'list1', condition: null }] },
      origins: [{ code: 'CN', since: null }],
      rate: { form: 'duty', rate: { kind: 'ad_valorem', pct: '25' } },
      to: null,
    });
    expect(pack?.lists.get('list1')?.[1]).toEqual({
      codes: ['8501'],
      needs: [{ key: 'civil_aircraft', parameter: null }],
      from: '2018-08-01',
      to: '2019-12-31',
    });
    expect(pack?.conditions.get('civil_aircraft')?.title.ja).toBe('For civil aircraft?');
  });

  it('is read in slices, so a process can do other work in between', async () => {
    let turns = 0;
    const turn = () => {
      turns += 1;
      running = setImmediate(turn);
    };
    let running = setImmediate(turn);
    const { pack } = await readPackInSlices(shippedFiles('EU'));
    clearImmediate(running);

    expect(pack?.sha256).toBe(packHash(shippedFiles('EU')));
    expect(turns).toBeGreaterThan(30);
  });

  it('is the same with a byte order mark, blank lines and spaces around cells', () => {
    const spaced = `\uFEFF${HEADER.replaceAll(',', ' , ')}\n\n  ${ROW.replaceAll(',', ' , ')}\n\n`;
    const { pack, faults } = readPack(files({ 'measures.csv': spaced }));
    expect(faults).toEqual([]);
    expect(pack?.measures).toEqual(readPack(files()).pack?.measures);
  });

  it('has a digest that changes with any file', () => {
    expect(packHash(files())).toBe(packHash(new Map([...files()].toReversed())));
    expect(packHash(files({ 'groups.csv': 'group,origins\nEU,DE\n' }))).not.toBe(packHash(files()));
  });
});

describe('a fault', () => {
  it.each([
    [{ 'pack.json': '{' }, 'pack.json   not_json '],
    [{ 'pack.json': '{"market":"GB"}' }, 'pack.json  market not_allowed GB'],
    [{ 'measures.csv': 'id,title\n' }, `measures.csv 1  header ${HEADER}`],
    [{ 'groups.csv': 'group,origins\nEU,Germany\n' }, 'groups.csv 2 origins not_origins Germany'],
    [
      { 'conditions.csv': FILES['conditions.csv']?.replace(',true,', ',maybe,') ?? '' },
      'conditions.csv 2 means not_a_test maybe',
    ],
    [measured({ rate: '25 per cent' }), 'measures.csv 2 rate not_a_rate 25 per cent'],
    [measured({ rate: '5% of gold_value' }), 'measures.csv 2 rate not_a_rate 5% of gold_value'],
    [measured({ goods: '@list9' }), 'measures.csv 2 goods unknown_list list9'],
    [measured({ goods: '8501.10' }), 'measures.csv 2 goods not_codes 8501.10'],
    [measured({ goods: '' }), 'measures.csv 2 goods required '],
    [measured({ origins: 'CN MERCOSUR' }), 'measures.csv 2 origins not_origins MERCOSUR'],
    [measured({ needs: 'of_gold' }), 'measures.csv 2 needs unknown_condition of_gold'],
    [measured({ from: '2018-02-30' }), 'measures.csv 2 from not_a_day 2018-02-30'],
    [measured({ to: '2018-07-05' }), 'measures.csv 2 to days_reversed 2018-07-05'],
    [measured({ kind: 'levy' }), 'measures.csv 2 kind not_allowed levy'],
    [measured({ url: 'hts.usitc.gov' }), 'measures.csv 2 url not_a_url hts.usitc.gov'],
    [measured({ replaces: 'section_999' }), 'measures.csv 2 replaces unknown_measure section_999'],
    [{ 'measures.csv': `${HEADER}\n${ROW}\n${ROW}\n` }, 'measures.csv 3 id twice us-301-1'],
    [
      { 'measures.csv': `${HEADER}\n${ROW}\n${ROW.replace('us-301-1,section_301', 'a,section_122')}\n` },
      'measures.csv 3 program not_sorted section_122',
    ],
    [
      { 'lists/list1.csv': 'codes,condition,from,to,source,note\n0101,gold,,,,\n' },
      'lists/list1.csv 2 condition unknown_condition gold',
    ],
    [{ 'golden.jsonl': '{"id":"a","code":"0101","expected":{}}\n' }, 'golden.jsonl 1 code required '],
  ] as const)('names its position: %o', (changed, fault) => {
    expect(faultsOf(changed)).toEqual([fault]);
  });

  it('in the quotation marks is reported at the table', () => {
    expect(faultsOf({ 'measures.csv': `${HEADER}\n"a,b` })[0]).toMatch(/^measures\.csv 2 {2}not_csv /);
  });

  it('reports a missing pack.json', () => {
    expect(readPack(new Map()).faults).toEqual([
      { file: 'pack.json', row: null, column: null, code: 'file_missing', value: null },
    ]);
  });
});
