import { gunzipSync, gzipSync } from 'node:zlib';
import { BASE_LANGUAGES, type BaseLanguage, type ChapterFile, type TextsByLanguage } from './entries.ts';
import type { Fact } from './facts.ts';

const FORM = 2;
const UNPACKED_MAX_BYTES = 128 * 1024 * 1024;

/** Texts in the order of BASE_LANGUAGES, each list joined by newlines: far fewer values to parse. */
type PackedTexts = readonly string[];
type PackedTitle = readonly (string | null)[];

interface PackedBase {
  readonly form: number;
  readonly headings: readonly (readonly [code: string, title: PackedTitle])[];
  readonly subheadings: readonly (readonly [
    code: string,
    names: PackedTexts,
    examples: PackedTexts,
    facts: readonly Fact[],
    traps: readonly (readonly [goods: string, code: string, why: string])[],
  ])[];
}

const packTexts = (texts: TextsByLanguage): PackedTexts =>
  BASE_LANGUAGES.map((language) => texts[language].join('\n'));

function byLanguage<Value>(
  values: readonly Value[],
  read: (value: Value | undefined) => Value,
): Record<BaseLanguage, Value> {
  const [en, vi, ja, ko] = values;
  return { en: read(en), vi: read(vi), ja: read(ja), ko: read(ko) };
}

function unpackTexts(packed: PackedTexts): TextsByLanguage {
  const { en, vi, ja, ko } = byLanguage(packed, (text) => text ?? '');
  const split = (text: string): string[] => (text === '' ? [] : text.split('\n'));
  return { en: split(en), vi: split(vi), ja: split(ja), ko: split(ko) };
}

/** Packs the knowledge base into gzip JSON. */
export function packBase({ headings, subheadings }: ChapterFile): Buffer {
  const packed: PackedBase = {
    form: FORM,
    headings: headings.map(({ code, title }) => [code, BASE_LANGUAGES.map((language) => title[language])]),
    subheadings: subheadings.map(({ code, names, examples, facts, traps }) => [
      code,
      packTexts(names),
      packTexts(examples),
      facts,
      traps.map((trap) => [trap.goods, trap.code, trap.why]),
    ]),
  };

  return gzipSync(JSON.stringify(packed), { level: 9 });
}

/** Reads the output of `packBase`. Throws if the file is damaged, of another format or over 128 MiB unpacked. */
export function unpackBase(file: Buffer): ChapterFile {
  const text = gunzipSync(file, { maxOutputLength: UNPACKED_MAX_BYTES }).toString('utf8');
  // The format is checked next; only packBase writes this format.
  const packed = JSON.parse(text) as PackedBase;
  if (packed.form !== FORM) throw new Error(`form ${String(packed.form)} instead of ${FORM}`);

  return {
    headings: packed.headings.map(([code, title]) => ({
      code,
      title: byLanguage(title, (text) => text ?? null),
    })),
    subheadings: packed.subheadings.map(([code, names, examples, facts, traps]) => ({
      code,
      names: unpackTexts(names),
      examples: unpackTexts(examples),
      facts,
      traps: traps.map(([goods, trapCode, why]) => ({ goods, code: trapCode, why })),
    })),
  };
}
