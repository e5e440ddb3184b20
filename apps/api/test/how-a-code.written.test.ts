import { expect, it } from '@jest/globals';
import { confidenceEvidence, measure } from '@svc/classifier/calibration';
import { classify } from '@svc/classifier/pipeline';
import { indexLines } from '@svc/classifier/schedule-index';
import { check } from '@svc/classifier/stages/check';
import { normalize } from '@svc/classifier/stages/normalize';
import { rank } from '@svc/classifier/stages/rank';
import { retrieve } from '@svc/classifier/stages/retrieve';
import { CONFIDENCE_EVIDENCE, LEVELS, packagedWeights, SHARE_EVIDENCE } from '@svc/classifier/weights';
import { NO_PRECEDENTS } from '@svc/domain/rulings/precedent';
import { readRowsOrText } from '@svc/table-file/read-table';
import { readSchedule } from '@svc/tariff/schedule/read-schedule';
import { packagedModels } from '@svc/text-model/packaged-models';
import { readFileSync } from 'node:fs';
import { outdated, writtenFile } from './written-file.ts';

const PAGE = 'docs/how-a-code-is-proposed.md';
const SAMPLE = new URL('../../../prisma/seed/sample/us.csv', import.meta.url);
const DESCRIPTION = "men's knitted polo shirt, 60% cotton 40% polyester";
const SUBHEADINGS_SHOWN = 3;
const LINES_SHOWN = 4;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);

async function sampleSchedule() {
  const { lines } = readSchedule('US', await readRowsOrText(readFileSync(SAMPLE)));
  return indexLines({ market: 'US', name: 'sample' }, lines);
}

/** The page: each section has what the stage of its name made of the product. */
async function pageText(): Promise<string> {
  const schedule = await sampleSchedule();
  const input = { description: DESCRIPTION, market: 'US' as const };
  const ports = { schedule, models: packagedModels(), precedents: NO_PRECEDENTS };
  const reading = normalize(input);
  const retrieval = await retrieve(reading, ports);
  const ranking = await rank(reading, retrieval, schedule);
  const decision = check(reading, retrieval, ranking, schedule);
  const { status, recommendedCode, result } = await classify(input, ports, { language: 'en' });
  const { materials } = reading.normalized;
  const { thresholds, calibration } = packagedWeights();
  const scales = calibration.US;
  const [first] = ranking.lines;
  if (first === undefined) throw new Error('a line expected');
  const evidence = confidenceEvidence(measure({ reading, retrieval, line: first }));
  const subheadings = [...new Set(ranking.lines.map(({ line }) => (line.codeDigits ?? '').slice(0, 6)))];

  return [
    '# How a code is proposed',
    '',
    `One product on its way through the five stages of \`packages/classifier/src/pipeline.ts\`: “${DESCRIPTION}”, on the sample`,
    `schedule of the US (${schedule.leafCount()} declarable lines). \`npm run written\` writes this page; a test compares it with what the`,
    'classifier does.',
    '',
    '## 1. normalize: a text becomes a product',
    '',
    'The later stages read only the fields of `reading.ts`. Vietnamese, Japanese and Korean are translated by the glossary.',
    '',
    ...table(
      ['read', 'value'],
      [
        ['name of the goods', reading.head],
        [
          'materials',
          materials
            .map(({ name, percent: share }) => `${name}${share === null ? '' : ` ${share} %`}`)
            .join(', '),
        ],
        ...[...reading.facts].map(([attribute, value]) => [attribute, value]),
        [
          'figures',
          [...reading.figures]
            .map(([dimension, { least, most }]) => `${dimension} ${[...new Set([least, most])].join('–')}`)
            .join(', ') || 'none',
        ],
        ['denied', reading.polarity.denials.map(({ words }) => words).join(', ') || 'nothing'],
      ],
    ),
    '',
    '## 2. retrieve: what may fit',
    '',
    `The fitted models name subheadings, the text search of the schedule finds lines (${Object.entries(
      retrieval.legs,
    )
      .map(([leg, count]) => `${leg} ${count ?? 0}`)
      .join(', ')}), and rulings and earlier decisions on similar goods are looked up.`,
    '',
    ...table(
      ['subheading', 'probability of the models'],
      (subheadings.slice(0, SUBHEADINGS_SHOWN) ?? []).map((digits) => [
        digits,
        percent(Math.exp(retrieval.predictions?.logProbability(digits) ?? -Infinity)),
      ]),
    ),
    '',
    '## 3. rank: a probability for each line',
    '',
    'The evidence for a subheading and then for each branch below it is weighed (`weights.ts`; the fitted weights are in',
    '`packages/text-model/data/weights.json`), together with the model of the market. The likeliest line is recommended, and no',
    'other is likelier.',
    '',
    ...table(
      ['line', 'text', 'heading', 'subheading', 'line'],
      ranking.lines
        .slice(0, LINES_SHOWN)
        .map(({ line, headingProbability, subheadingProbability, scores }) => [
          line.code ?? '',
          line.description,
          percent(headingProbability),
          percent(subheadingProbability),
          percent(scores.final),
        ]),
    ),
    '',
    'Facts of the goods are compared with the conditions of each row from the heading down (`compare/findings.ts`):',
    '',
    ...table(
      ['row', 'attribute', 'quote of the description', 'verdict'],
      first.findings.map(({ row, attribute, words, verdict }) => [
        `${row.code ?? ''} ${row.description}`.trim(),
        attribute,
        words,
        verdict,
      ]),
    ),
    '',
    '## 4. check: is it sure enough',
    '',
    'A confidence is a weighted sum of evidence, turned from log-odds into a probability (`calibration.ts`). The weights are fitted for',
    'each market and level on products that the models had not seen. The evidence: log-odds of the heading, of the subheading, and of the',
    'line among those of its subheading (`share`); those of the subheading above 2 (`certain`) and times their number (`byWords`); terms as',
    'written (`words`), terms with their English (`length`), characters (`characters`), logarithms all three; conditions met (`met`); cosine',
    'in the dense model (`nearness`); share of the description that the models know (`known`). The confidence in a line is that in its',
    'subheading times that in its share.',
    '',
    ...table(
      ['evidence', 'value', 'weight: heading', 'weight: subheading'],
      CONFIDENCE_EVIDENCE.map((name) => [
        name,
        evidence[name].toFixed(2),
        scales.heading[name].toFixed(2),
        scales.subheading[name].toFixed(2),
      ]),
    ),
    '',
    `The line in its subheading: ${SHARE_EVIDENCE.map((name) => `${name} ${evidence[name].toFixed(2)}, weight ${scales.line[name].toFixed(2)}`).join('; ')}.`,
    '',
    'A line is proposed where its confidence and that of its subheading reach their thresholds, no fact is against it and no blocking',
    'flag is raised.',
    '',
    ...table(
      ['level', 'confidence', 'threshold'],
      LEVELS.map((level) => [level, percent(decision.confidences[level]), percent(thresholds[level])]),
    ),
    '',
    `Flags: ${decision.flags.map(({ code }) => `\`${code}\``).join(', ') || 'none'}. Questions: ${decision.questions.length}. Status: \`${status}\`, ${recommendedCode ?? 'no code'}.`,
    '',
    '## 5. explain: sentences from comparisons',
    '',
    'Each sentence states a finding, stored as a code with parameters (`coded`) and worded in the language of the lookup',
    '(`stages/explain/word-reason.ts`).',
    '',
    ...result.deciding_factors.map((text) => `- ${text}`),
    '',
    'Still open:',
    '',
    ...(result.uncertainties.length === 0 ? ['- nothing'] : result.uncertainties.map((text) => `- ${text}`)),
    '',
    'Why not the neighbours:',
    '',
    ...result.alternatives.map(({ code, exclusion_reason }) => `- ${code}: ${exclusion_reason ?? ''}`),
    '',
  ].join('\n');
}

it('the page on how a code is proposed has the current numbers of the classifier', async () => {
  const text = await pageText();
  expect(outdated(PAGE, await writtenFile(PAGE, text), text)).toBeNull();
});
