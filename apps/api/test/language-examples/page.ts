import type { Language } from '@svc/i18n/language';
import type { Screen } from './screens.ts';

const ENTRIES_SHOWN = 2;
/** Figures and keys that are the same for every reader. */
const LEFT_OUT = new Set([
  'normalized',
  'scores',
  'retrieval_score',
  'processing_ms',
  'duty',
  'signals',
  'citations',
  'precedents',
]);

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  vi: 'Tiếng Việt',
  ja: '日本語',
  ko: '한국어',
};

function shortened(node: unknown): unknown {
  if (Array.isArray(node)) {
    const shown = node.slice(0, ENTRIES_SHOWN).map(shortened);
    return node.length > ENTRIES_SHOWN ? [...shown, '…'] : shown;
  }
  if (typeof node !== 'object' || node === null) return node;

  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, value]) => [name, shortened(value)]),
  );
}

/** Puts numbers in the order of their first mention in the place of ids, which are random. */
function withPlainIds(text: string): string {
  const ids = new Map<string, string>();

  const plain = (id: string): string => {
    const known = ids.get(id) ?? String(ids.size + 1).padStart(32, '0');
    ids.set(id, known);
    return known;
  };

  return text
    .replaceAll(/\b[0-9a-f]{32}\b/g, (id) => (/^0+$/.test(id) ? id : plain(id)))
    .replaceAll(/-[0-9a-f]{6}@example\.com/g, '@example.com');
}

function screenText({ title, call, status, answer }: Screen): string {
  const json = JSON.stringify(shortened(answer), null, 2);
  return `## ${title}\n\n\`\`\`\n${call}\n\`\`\`\n\nAnswers ${status}:\n\n\`\`\`json\n${json}\n\`\`\`\n`;
}

/** The page of examples of a language. */
export function examplesPage(language: Language, screens: readonly Screen[]): string {
  const head =
    `# Answers in ${language} (${LANGUAGE_NAMES[language]})\n\n` +
    `Real calls on the sample schedules with \`Accept-Language: ${language}\`, written by \`npm run written\`. ` +
    'Lists are cut after two entries and figures of the classifier left out; texts of the schedules and values for machines are the same in every language.\n';
  return withPlainIds([head, ...screens.map(screenText)].join('\n'));
}
