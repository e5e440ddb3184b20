import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { en } from '@svc/i18n/catalog/en';
import { ja } from '@svc/i18n/catalog/ja';
import { ko } from '@svc/i18n/catalog/ko';
import { vi } from '@svc/i18n/catalog/vi';
import { en as consoleEn } from '@svc/i18n/console/en';
import { ja as consoleJa } from '@svc/i18n/console/ja';
import { ko as consoleKo } from '@svc/i18n/console/ko';
import { vi as consoleVi } from '@svc/i18n/console/vi';
import { flatten } from '@svc/i18n/words';
import { shippedConditions } from '@svc/law/shipped-packs';
import { unexplainedFigures } from '@svc/testkit/stated-figures';
import type { ApiDeps } from '../src/deps.ts';
import { openApiDocument } from '../src/openapi/document.ts';
import { allOperations } from '../src/routes/operations.ts';
import { CATALOG_FIGURES, CITATION, INTERFACE_FIGURES, PAGE_FIGURES } from './stated-figures.ts';

type Text = readonly [place: string, text: string];

function catalogTexts(): readonly Text[] {
  const catalogs = { en, vi, ja, ko };
  const consoles = { en: consoleEn, vi: consoleVi, ja: consoleJa, ko: consoleKo };
  return [...Object.entries(catalogs), ...Object.entries(consoles)].flatMap(([language, catalog]) =>
    [...flatten(catalog)].map(([key, text]): Text => [`${language}.${key}`, text]),
  );
}

/** Descriptions of the interface, but for the questions that are rows of the measure packs. */
function interfaceTexts(): readonly Text[] {
  // No operation uses its dependencies before it is called; a setting in a text is read and shown as Infinity.
  const none: ApiDeps = new Proxy(() => none, {
    get: (_target, key) => (key === Symbol.toPrimitive ? () => Infinity : none),
  }) as never;
  const questions = new Set(shippedConditions().map(({ title }) => title.en));
  const texts: Text[] = [];
  const collect = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'string') collect(value, `${path}/${value?.name ?? key}`);
      else if (/^(?:description|summary)$/.test(key) && !questions.has(value)) texts.push([path, value]);
    }
  };
  collect(openApiDocument(allOperations(none)), '');
  return texts;
}

/** Pages that the README offers; it says `measured` of those whose figures are measurements. */
const OFFERED = /^\| \[[^\]]+\]\((docs\/[^)]+)\) \| (?!measured )/gm;
const CODE_BLOCK = /^\s*```[\s\S]*?^\s*```$|^ {4,}.*$/gm;
const CODE_OR_TARGET = /`[^`]*`|\]\([^)]*\)|<[^>]*>/g;
const PLACE_CHARS = 90;
const STEP = /^\d+\. /;
/** Rates next to a citation of law are facts with a source, not figures of the service. */
const RATE_OF_LAW = /\d[\d.]*(?: ?%| percent)/g;

/** Paragraphs, list items and table rows of the users' pages, without code and link targets. */
function pageTexts(): readonly Text[] {
  const root = new URL('../../../', import.meta.url);
  const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
  const offered = [...read('README.md').matchAll(OFFERED)].map(([, path = '']) => path);
  return ['README.md', 'SECURITY.md', ...offered].flatMap((path) => {
    const name = path.replace(/^docs\//, '').replace('.md', '');
    return read(path)
      .replaceAll(CODE_BLOCK, '')
      .split(/\n\n|\n(?=- |\d+\. |\|)/)
      .map((text) =>
        text
          .replaceAll(CODE_OR_TARGET, '')
          .replaceAll(/\s*\n\s*/g, ' ')
          .replace(STEP, ''),
      )
      .map((text) => (CITATION.test(text) ? text.replaceAll(RATE_OF_LAW, '') : text))
      .map((text): Text => [`${name}: ${text.slice(0, PLACE_CHARS)}`, text]);
  });
}

describe('figures that the service states', () => {
  it('match the settings and constants in the messages of every language', () => {
    const texts = catalogTexts();
    expect(texts.length).toBeGreaterThan(4000);
    expect(unexplainedFigures(texts, CATALOG_FIGURES)).toEqual([]);
  });

  it('are those of the settings and constants in the description of the interface', () => {
    const texts = interfaceTexts();
    expect(texts.length).toBeGreaterThan(500);
    expect(unexplainedFigures(texts, INTERFACE_FIGURES)).toEqual([]);
  });

  it('are those of the settings and constants in the pages for users', () => {
    const texts = pageTexts();
    expect(texts.length).toBeGreaterThan(200);
    expect(unexplainedFigures(texts, PAGE_FIGURES)).toEqual([]);
  });
});
