import { describe, expect, it } from '@jest/globals';
import { requestLoad } from '@svc/domain/datasets/request-load';
import { runLoad } from '@svc/domain/datasets/run-load';
import { forTest } from '@svc/testkit/suite';
import { startTariffBench } from '../test/tariff-bench.ts';

const WORKBOOK = [
  'Mã hàng,Mô tả hàng hóa - Tiếng Việt,Đơn vị tính,NK TT,NK ưu đãi,VAT',
  '0101.21.00,- - Ngựa giống,con,5,0,5',
  '0101.29.90,- - - Loại khác,con,7.5,5,5',
].join('\n');

const LOADED = 'Ngựa, lừa, la; còn sống';

const bench = forTest(startTariffBench);
async function load(replace: boolean): Promise<string | undefined> {
  const { loads } = bench.deps.load;
  const id = await requestLoad(
    { loads, enqueue: async () => undefined, now: () => new Date() },
    {
      market: 'VN',
      version: '2026',
      name: null,
      fileName: `bieu-thue-${String(replace)}.csv`,
      effectiveDate: null,
      isDemo: false,
      allowSmaller: true,
      sourceName: null,
      sourceUrl: null,
      notes: null,
      activate: false,
      replace,
      parts: [{ part: 'schedule', bytes: Buffer.from(WORKBOOK) }],
    },
  );
  await runLoad(bench.deps.load, id);
  return (await loads.find(id))?.state;
}

const heading = async () =>
  (await bench.database.client.tariffLine.findFirstOrThrow({ where: { code: '0101' } })).description;

describe('a schedule of Vietnam loaded before the texts of the Harmonized System', () => {
  it('uses them for its headings when reloaded with replace, and is unchanged without', async () => {
    expect(await load(false)).toBe('done');
    const own = await heading();
    expect(own).not.toBe(LOADED);
    await bench.database.client.hs6Text.create({
      data: { hs6: '0101', language: 'vi', text: LOADED },
    });

    expect(await load(false)).toBe('unchanged');
    expect(await heading()).toBe(own);
    expect(await load(true)).toBe('done');
    expect(await heading()).toBe(LOADED);
  });
});
