import { createHs6TextStore } from '@svc/storage/hs6/hs6-text-store';
import { basename } from 'node:path';
import { defineCommand } from '../../command-line/command.ts';
import { text } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';
import { lineList } from '../../files/json-lines.ts';
import { CommandError, invalidOption } from '../../output/command-error.ts';
import { readHs6File } from './read-hs6-file.ts';

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/;
const REPORTED_MAX = 100;
/** Languages of the texts that fill gaps in Vietnam's headings. */
const TITLE_LANGUAGES = ['vi', 'en'];
const TITLES_HINT =
  'a Vietnamese schedule uses them for its headings when it is loaded: reload a loaded one with --replace';

export const hs6Load = defineCommand({
  name: 'hs6 load',
  about: 'Loads texts of the Harmonized System in one language, replacing existing ones.',
  options: {
    language: text('LANGUAGE', 'language of the texts, for example en'),
    file: text(
      'FILE',
      'csv, xlsx or JSON lines with a code (hs6, hscode, code) and a text (text, description)',
    ),
  },
  run: async ({ language, file }, { administer }) => {
    const tag = language.toLowerCase();
    if (!LANGUAGE.test(tag))
      throw invalidOption('language', `must be a language tag such as en or vi, not "${language}"`);

    const { texts, rejected } = await readHs6File(file);
    if (texts.length === 0) {
      throw new CommandError('validation_error', `${basename(file)} has no text that can be taken`, {
        errors: rejected
          .slice(0, REPORTED_MAX)
          .map(({ line, reason }) => ({ field: `line ${line}`, message: reason })),
      });
    }

    const added = await administer(async ({ tx, record }) => {
      const count = await createHs6TextStore(tx).upsert(tag, texts);
      await record('hs6.load', tag, { file: basename(file), texts: texts.length });
      return count;
    });
    const loaded = new Set(texts.map(({ hs6 }) => hs6)).size;
    const json = {
      language: tag,
      loaded,
      added,
      updated: loaded - added,
      rejected: rejected.length,
      rejected_lines: rejected.slice(0, REPORTED_MAX),
    };
    const line = `${counted(loaded, 'text')} in ${tag}: ${added} new, ${loaded - added} replaced`;
    const hint = TITLE_LANGUAGES.includes(tag) ? [TITLES_HINT] : [];

    return { json, lines: [line, ...lineList('not taken', rejected), ...hint] };
  },
});
