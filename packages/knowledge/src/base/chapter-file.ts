import { parse } from 'yaml';
import type { BaseLanguage, ChapterFile, HeadingEntry, TextsByLanguage, Trap } from './entries.ts';

type Raw = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

const record = (value: unknown): Raw => (isRecord(value) ? value : {});

function textsOf(value: unknown, separator: string): TextsByLanguage {
  const raw = record(value);
  const split = (language: BaseLanguage): string[] => {
    const text = raw[language];
    if (typeof text !== 'string') return [];
    return text
      .normalize('NFC')
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  };

  return { en: split('en'), vi: split('vi'), ja: split('ja'), ko: split('ko') };
}

function titleOf(value: unknown): HeadingEntry['title'] {
  const raw = record(value);
  const own = (language: BaseLanguage): string | null => {
    const text = raw[language];
    return typeof text === 'string' ? text.normalize('NFC').trim() : null;
  };
  return { en: own('en'), vi: own('vi'), ja: own('ja'), ko: own('ko') };
}

const plain = (value: unknown): string => (typeof value === 'string' ? value.normalize('NFC').trim() : '');

function trapsOf(value: unknown): Trap[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown) => {
    const { goods, code, why } = record(item);
    return { goods: plain(goods), code: plain(code).replace(/\D/gu, ''), why: plain(why) };
  });
}

/**
 * Reads the YAML of a chapter: four-digit keys are headings, six-digit keys subheadings; names are separated by `;`,
 * examples by line ends. Throws YAMLParseError, with line and column, if the text is not
 * YAML.
 */
export function readChapterFile(text: string): ChapterFile {
  const entries = Object.entries(record(parse(text)));

  return {
    headings: entries
      .filter(([code]) => code.length === 4)
      .map(([code, value]) => ({ code, title: titleOf(record(value)['title']) })),
    subheadings: entries
      .filter(([code]) => code.length === 6)
      .map(([code, value]) => ({
        code,
        names: textsOf(record(value)['names'], ';'),
        examples: textsOf(record(value)['examples'], '\n'),
        traps: trapsOf(record(value)['traps']),
      })),
  };
}
