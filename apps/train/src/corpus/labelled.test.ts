import { describe, expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import { isHeldOut, partOf } from '../held-out.ts';
import { readLabelled } from './labelled.ts';
import type { TrainingRow } from './training-row.ts';

const DECLARATIONS = 'eval/vn-declarations.dev.jsonl';
const RULING_NAMES = 'labelled/us-ruling-names.jsonl';
const RULINGS = 'rulings/us-uk-rulings.jsonl';

const data = emptyFolder();

function write(file: string, ...rows: readonly object[]): void {
  mkdirSync(join(data, dirname(file)), { recursive: true });
  writeFileSync(join(data, file), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
function declared(...descriptions: readonly string[]): TrainingRow[] {
  write(
    DECLARATIONS,
    ...descriptions.map((description, at) => ({ id: `vnd-${at}`, description, code: '84137000' })),
  );
  return readLabelled(data);
}

describe('readLabelled', () => {
  it('reads the fields of a product, its code as digits and its market', () => {
    write(DECLARATIONS, {
      id: 'vnd-1',
      market: 'VN',
      description: ' Máy bơm ',
      material: 'gang',
      use: 'nước',
      code: '8413.70.11',
    });
    expect(readLabelled(data)).toMatchObject([
      {
        source: 'vn-declarations',
        id: 'vnd-1',
        product: { description: 'Máy bơm', material: 'gang', use: 'nước', composition: '', notes: '' },
        code: '84137011',
        market: 'VN',
      },
    ]);
  });

  it('is empty if there is no file', () => {
    expect(readLabelled(data)).toEqual([]);
  });

  it.each([
    ['a code of four digits', { description: 'pump', code: '8413' }],
    ['no code', { description: 'pump' }],
    ['no description', { description: ' ', code: '841370' }],
  ])('omits a row with %s', (_, row) => {
    write(DECLARATIONS, row, { description: 'pump', code: '841370' });
    expect(readLabelled(data)).toHaveLength(1);
  });

  it('treats an unknown market as none, so that only six digits count', () => {
    write(DECLARATIONS, { description: 'pump', code: '8413701000', market: 'JP' });
    expect(readLabelled(data)[0]?.market).toBeNull();
  });

  it('reads a ruling by its first code, its title and the start of its text', () => {
    write(RULINGS, {
      number: 'N1',
      title: 'A pump',
      text: 'x'.repeat(5000),
      codes: ['8413.70.2004', '9503.00.0011'],
    });
    const [row] = readLabelled(data);
    expect(row).toMatchObject({ id: 'N1', code: '8413702004' });
    expect(row?.product.description).toMatch(/^A pump\. x+$/u);
    expect(row?.product.description.length).toBeLessThan(700);
  });

  it.each([[[]], [undefined], ['8413702004'], [[8413]]])('omits a ruling whose codes are %j', (codes) => {
    write(RULINGS, { number: 'N1', title: 'A pump', text: '', codes });
    expect(readLabelled(data)).toEqual([]);
  });
});

describe('the group of a row', () => {
  it.each([
    ['by a model number', 'Máy bơm model X12', 'Máy bơm model X-134'],
    ['by sizes and marks', 'Máy bơm (2 kW), 220V!', 'Máy bơm: 15 kW / 380V'],
    ['by case and blanks', 'MÁY  BƠM', 'máy bơm'],
    ['by their Unicode form', 'Máy bơm'.normalize('NFD'), 'Máy bơm'],
    ['by the width of their letters', 'ｐｕｍｐ', 'pump'],
  ])('is the same for declarations of a product that differ %s', (_, one, other) => {
    const [left, right] = declared(one, other);
    expect(left?.group).toBe(right?.group);
    expect(left?.group).not.toBe('');
  });

  it('differs for other goods, even if only numbers differ', () => {
    expect(new Set(declared('Máy bơm', 'Máy nén', '12345', '67890').map(({ group }) => group)).size).toBe(4);
  });

  it('is the number of the ruling, whatever its source and field', () => {
    write(DECLARATIONS, { id: 'cross-N361710', description: 'boot band', code: '392620' });
    write(RULING_NAMES, { id: '7', number: 'n361710', description: 'rubber strap', code: '392620' });
    write(RULINGS, { number: 'N361710', title: 'Boot bands', text: 'The item …', codes: ['3926.20.9050'] });
    const groups = readLabelled(data).map(({ group }) => group);
    expect(groups).toHaveLength(3);
    expect(new Set(groups).size).toBe(1);
  });
});

describe('the split', () => {
  it('never has declarations of one product on both sides', () => {
    const goods = ['máy bơm', 'áo thun', 'giày da', 'bàn gỗ', 'đèn led', 'cà phê', 'van đồng', 'lốp xe'];
    const rows = declared(
      ...goods.flatMap((name) => Array.from({ length: 25 }, (_, at) => `${name} model ${at}/${at * 7}`)),
    );
    const sides = new Map<string, Set<boolean>>();
    for (const row of rows) {
      const name = row.product.description.split(' model')[0] ?? '';
      sides.set(name, (sides.get(name) ?? new Set()).add(isHeldOut(row)));
    }
    expect([...sides.keys()]).toEqual(goods);
    expect([...sides.values()].map(({ size }) => size)).toEqual(goods.map(() => 1));
  });

  it('depends only on the group, in every run', () => {
    const parts = declared('máy bơm', 'áo thun', 'giày da', 'bàn gỗ').map(partOf);
    expect(declared('bàn gỗ 7', 'giày da 8', 'áo thun 9', 'máy bơm 1').map(partOf)).toEqual(
      parts.toReversed(),
    );
  });
});
