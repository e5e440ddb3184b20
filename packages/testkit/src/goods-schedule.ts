import type { ScheduleIndex } from '@svc/classifier/ports';
import { indexLines } from '@svc/classifier/schedule-index';
import { NO_RATES, type LineLevel, type ScheduleLine } from '@svc/tariff/schedule/line';

export const GOODS: readonly (readonly [description: string, code: string])[] = [
  ['roasted coffee beans in bags', '0901.21.00.00'],
  ['dark chocolate bars, filled', '1806.31.00.00'],
  ['red wine in bottles of 0.75 l', '2204.21.50.00'],
  ['lipstick, matt red', '3304.10.00.00'],
  ['pneumatic rubber tyres for passenger cars', '4011.10.10.00'],
  ['leather handbag for women', '4202.21.00.00'],
  ['knitted cotton T-shirt for men', '6109.10.00.12'],
  ['centrifugal water pump', '8413.70.00.00'],
  ['lithium-ion battery pack', '8507.60.00.00'],
  ['laptop computer, 14 inch', '8471.30.01.00'],
  ['wooden dining table', '9403.60.80.00'],
  ['ball bearings of steel', '8482.10.50.00'],
];

const ROWS: readonly (readonly [code: string, text: string])[] = [
  ['0901', 'Coffee'],
  ['0901.21.00.00', 'Coffee, roasted'],
  ['1806', 'Chocolate and other food preparations containing cocoa'],
  ['1806.31.00.00', 'Chocolate in blocks, slabs or bars, filled'],
  ['2204', 'Wine of fresh grapes'],
  ['2204.21.50.00', 'Wine in containers holding 2 liters or less'],
  ['3304', 'Beauty or make-up preparations'],
  ['3304.10.00.00', 'Lip make-up preparations'],
  ['4011', 'New pneumatic tires, of rubber'],
  ['4011.10.10.00', 'Of a kind used on motor cars'],
  ['4202', 'Trunks, handbags and similar containers'],
  ['4202.21.00.00', 'Handbags with outer surface of leather'],
  ['6109', 'T-shirts, singlets and similar garments, knitted or crocheted'],
  ['6109.10.00.12', "Of cotton: men's"],
  ['8413', 'Pumps for liquids'],
  ['8413.70.00.00', 'Centrifugal pumps'],
  ['8471', 'Automatic data processing machines'],
  ['8471.30.01.00', 'Portable automatic data processing machines, laptops'],
  ['8482', 'Ball or roller bearings'],
  ['8482.10.50.00', 'Ball bearings'],
  ['8507', 'Electric storage batteries'],
  ['8507.60.00.00', 'Lithium-ion batteries'],
  ['9403', 'Other furniture'],
  ['9403.60.80.00', 'Wooden furniture'],
];

function lineOf(code: string, text: string, position: number): ScheduleLine {
  const isLeaf = code.length > 4;
  const level: LineLevel = isLeaf ? 'statistical' : 'heading';
  return {
    position,
    parent: isLeaf ? position - 1 : null,
    code,
    codeDigits: code.replaceAll('.', ''),
    level,
    indent: isLeaf ? 1 : 0,
    isLeaf,
    description: text,
    fullDescription: isLeaf ? `${ROWS[position - 1]?.[1] ?? ''} > ${text}` : text,
    ...NO_RATES,
    dutyRate: isLeaf ? 'Free' : null,
  };
}

export function goodsSchedule(id = 'd'.repeat(32)): ScheduleIndex {
  const lines = ROWS.map(([code, text], position) => lineOf(code, text, position));
  return indexLines({ id, market: 'US', version: 'goods', name: 'Goods' }, lines);
}
