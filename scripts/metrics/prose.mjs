import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Phrases that read as translated; `/^…/` ones open a comment. CONTRIBUTING.md names the pages with the usual terms. */
const TICS = {
  clauseForNoun: /^(?:What|Where|Who|How|When)\b/,
  whether: /^Whether\b/,
  told: /\btold\b|\btells?\b/i,
  kept: /\bkept\b|\bkeeps\b/i,
  refused: /\brefus/i,
  held: /\bholds?\b|\bheld\b/i,
  words: /\bwords\b/i,
  answers: /\banswers?\b/i,
  stands: /\bstands?\b/i,
  besideBehind: /\bbeside\b|\bbehind\b/i,
  askedOf: /\basked (?:of|for)\b/i,
  ofItsOwn: /\bof (?:its|their) own\b/i,
  putRight: /\bput right\b|\bmade good\b|\bgoes on\b/i,
  underWay: /\bunder way\b/i,
  anew: /\banew\b|\bamid\b|\bof which\b|\bby which\b/i,
  canNot: /\bcan not\b/i,
  likes: /\blike (?:goods|products)\b|\bthe like of it\b/i,
};
const COMMENT = /^\s*(?:\/\/|\/\*\*?|\*)\s?(.*?)(?:\*\/)?$/;
const TITLE = /\b(?:it|describe)(?:\.each\([^)]*\))?\(\s*(['"`])(.+?)\1/g;

/** Lines with at least one tic in comments, docs and test titles, and the count of each tic. */
export function prose(root, files) {
  const comments = files.flatMap(({ lines }) =>
    lines.flatMap((line) => COMMENT.exec(line)?.[1]?.trim() ?? []),
  );
  const titles = files
    .filter(({ isTest }) => isTest)
    .flatMap(({ lines }) => [...lines.join('\n').matchAll(TITLE)].map((match) => match[2]));
  const docs = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'));

  return {
    linesWithTics: {
      comments: comments.filter(hasTic).length,
      docs: docs.filter(hasTic).length,
      titles: titles.filter(hasTic).length,
    },
    tics: Object.fromEntries(
      Object.entries(TICS).map(([name, tic]) => [
        name,
        [...comments, ...docs, ...titles].filter((line) => tic.test(line)).length,
      ]),
    ),
  };
}

function hasTic(line) {
  return Object.values(TICS).some((tic) => tic.test(line));
}
