import type { FaultSink } from './fault.ts';
import { fieldsOf, isFields, textOf, type Fields } from './json.ts';
import type { GoldenCase } from './pack.ts';
import { isDay } from './table.ts';

const MUST_BE: Readonly<Record<string, (text: string) => boolean>> = {
  id: (text) => text !== '',
  code: (text) => /^\d{6,10}$/.test(text),
  date: isDay,
  source: (text) => text !== '',
};

export function readGolden(file: string, text: string, faults: FaultSink): readonly GoldenCase[] {
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const found = caseOf(fieldsOf(line));
    if (typeof found !== 'string') return [found];
    const code = found === '' ? 'not_json' : 'required';
    faults.add({ file, row: at + 1, column: found || null, code, value: null });
    return [];
  });
}

// Returns the name of the invalid field; empty if it is not an object.
function caseOf(value: Fields | null): GoldenCase | string {
  if (value === null) return '';
  const expected = value['expected'];
  if (!isFields(expected)) return 'expected';
  const text = (field: string): string => textOf(value[field]) ?? '';
  const wrong = Object.entries(MUST_BE).find(([field, isRight]) => !isRight(text(field)));
  if (wrong !== undefined) return wrong[0];

  return {
    id: text('id'),
    code: text('code'),
    source: text('source'),
    date: text('date'),
    origin: textOf(value['origin']),
    value: textOf(value['value']) ?? '0',
    rate: textOf(value['rate']),
    special: textOf(value['special']),
    column2: textOf(value['column2']),
    inputs: textsOf(value['inputs']),
    components: componentsOf(expected['components']),
    total: textOf(expected['total_amount']),
    prohibited: textOf(expected['prohibited']),
  };
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (!isFields(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, given]) => [name, textOf(given) ?? '']));
}

function componentsOf(value: unknown): Readonly<Record<string, string>> | null {
  if (!Array.isArray(value)) return null;
  const parts = value.filter(isFields).flatMap((part) => {
    const [name, amount] = [textOf(part['heading'] ?? part['key']), textOf(part['amount'])];
    return name === null || amount === null ? [] : [[name, amount] as const];
  });
  return Object.fromEntries(parts);
}
