import { BASE_LANGUAGES } from '@svc/knowledge/base/entries';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Pair, type YAMLMap } from 'yaml';
import type { ChapterText } from '../base-folder.ts';
import { error, type Finding } from './find-faults.ts';

const CODE = /^(?:\d{4}|\d{6})$/u;
const LANGUAGES: readonly string[] = BASE_LANGUAGES;
const HEADING_FIELDS: readonly string[] = ['title'];
const SUBHEADING_FIELDS: readonly string[] = ['names', 'examples', 'traps'];
const TRAP_FIELDS: readonly string[] = ['goods', 'code', 'why'];

type Report = (offset: number | undefined, message: string) => Finding;

const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');
const offsetOf = (node: unknown): number | undefined =>
  isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;

function fieldFaults(map: YAMLMap, allowed: readonly string[], report: Report): Finding[] {
  return map.items
    .filter((pair) => !allowed.includes(keyOf(pair)))
    .map((pair) => report(offsetOf(pair.key), `unknown field "${keyOf(pair)}"`));
}

/** Errors in a mapping of texts by language, such as a title. */
function textFaults(value: unknown, at: number | undefined, allowed: readonly string[], report: Report) {
  if (!isMap(value)) return [report(offsetOf(value) ?? at, `not a mapping of ${allowed.join(', ')}`)];

  const notTexts = value.items.filter(
    (pair) => !isScalar(pair.value) || typeof pair.value.value !== 'string',
  );

  return [
    ...fieldFaults(value, allowed, report),
    ...notTexts.map((pair) => report(offsetOf(pair.key), `"${keyOf(pair)}" is not a text`)),
  ];
}

function trapFaults(pair: Pair, report: Report): Finding[] {
  if (!isSeq(pair.value)) return [report(offsetOf(pair.key), 'traps are not a list')];

  return pair.value.items.flatMap((item) => textFaults(item, offsetOf(pair.key), TRAP_FIELDS, report));
}

function entryFaults(pair: Pair, report: Report): Finding[] {
  const code = keyOf(pair);
  const at = offsetOf(pair.key);
  if (!CODE.test(code))
    return [report(at, `"${code}" is not a code of four or six digits in quotation marks`)];
  if (!isMap(pair.value)) return [report(at, `${code} has no fields`)];

  const fields = code.length === 4 ? HEADING_FIELDS : SUBHEADING_FIELDS;
  const known = pair.value.items.filter((field) => fields.includes(keyOf(field)));

  return [
    ...fieldFaults(pair.value, fields, report),
    ...known.flatMap((field) =>
      keyOf(field) === 'traps'
        ? trapFaults(field, report)
        : textFaults(field.value, offsetOf(field.key), LANGUAGES, report),
    ),
  ];
}

/** Format errors of a chapter file with line numbers: YAML, keys, fields, texts. */
export function findFormFaults({ chapter, text }: ChapterText): Finding[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const report: Report = (offset, message) =>
    error(`${chapter}.yaml:${offset === undefined ? 1 : lineCounter.linePos(offset).line}`, message);
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => ({
      ...report(pos[0], message.split('\n')[0] ?? message),
      isUnreadable: true,
    }));
  }
  if (!isMap(document.contents)) return [report(0, 'not a mapping of codes')];

  return document.contents.items.flatMap((pair) => [
    ...entryFaults(pair, report),
    ...(keyOf(pair).startsWith(chapter)
      ? []
      : [report(offsetOf(pair.key), `${keyOf(pair)} is not of chapter ${chapter}`)]),
  ]);
}
