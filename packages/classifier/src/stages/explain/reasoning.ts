import { LIST_SEPARATOR, type Reason } from '../../classification.ts';
import type { Reading } from '../../reading.ts';
import type { RankedLine } from '../rank.ts';
import { cited } from './citation.ts';
import { concerningRules } from './legal-findings.ts';
import { sharedWords, tellingOf } from './reason-words.ts';
import type { Words } from './words.ts';

/** Probability of a subheading from which the fitted models speak for it. */
const PREDICTED_MIN = 0.02;

/** No model is certain. */
const PERCENT_MAX = 99;

const BARE_REST = /^[\s-]*(?:others?|loại khác)[\s:]*$/iu;

/** Whether a row says no more than `Other`. */
export const isBareRest = (description: string): boolean => BARE_REST.test(description);

/** Whether a line takes all that its neighbours do not name, and no line above it but the heading sets a condition. */
const isResidual = ({ path }: RankedLine): boolean =>
  path.length > 1 && path.slice(1).every(({ description }) => isBareRest(description));

/** Headings of footwear, which upper and sole part. */
const BY_MATERIAL = /^640[1-5]/u;

/** Whether goods of this name go to one heading, that of the line. Mugs go by their material, and so to several. */
const isUsualHeading = ({ normalized }: Reading, heading: string): boolean =>
  heading !== '' &&
  (!BY_MATERIAL.test(heading) || normalized.materials.length > 0) &&
  normalized.hs_headings.length > 0 &&
  normalized.hs_headings.every((usual) => usual.startsWith(heading));

/** Stable names of what speaks for or against a line. */
export function signalsOf(reading: Reading, line: RankedLine): string[] {
  const heading = line.path[0]?.codeDigits ?? '';
  const signs: readonly (readonly [string, boolean])[] = [
    ['text_match', line.scores.overlap > 0],
    ['own_text_match', line.scores.leaf_overlap > 0],
    ['usual_heading', isUsualHeading(reading, heading)],
    ['fitted_models', (line.predicted ?? 0) >= PREDICTED_MIN],
    ['attributes_agree', line.agreements.length > 0],
    ['attributes_contradict', line.contradictions.length > 0],
    ['precedent', line.precedents.length > 0],
    ['residual_line', isResidual(line)],
    ['legal_note', concerningRules(reading, line.legal.rules).length > 0],
  ];

  return signs.filter(([, isOn]) => isOn).map(([name]) => name);
}

const attributeNames = (attributes: readonly string[], words: Words): string =>
  words.list(attributes.map((attribute) => words.named(`attribute_${attribute}`, attribute)));

function predictionOf(reading: Reading, { line, predicted, predictedWords }: RankedLine): Reason {
  const digits = line.codeDigits ?? '';
  const params = {
    subheading: `${digits.slice(0, 4)}.${digits.slice(4, 6)}`,
    percent: Math.min(PERCENT_MAX, Math.round((predicted ?? 0) * 100)),
  };
  const telling = tellingOf(reading, predictedWords());
  if (telling.length === 0) return { key: 'models', params };

  return { key: 'model_words', params: { ...params, words: telling.join(LIST_SEPARATOR) } };
}

/** Reasons without words; parameters that are lists are parted by `LIST_SEPARATOR`. */
function reasonsOf(reading: Reading, line: RankedLine, signals: ReadonlySet<string>): Reason[] {
  const terms = sharedWords(reading, line);
  const said: readonly (readonly [boolean, () => Reason])[] = [
    [terms.length > 0, () => ({ key: 'terms', params: { terms: terms.join(LIST_SEPARATOR) } })],
    [
      signals.has('usual_heading'),
      () => ({ key: 'usual_heading', params: { heading: line.path[0]?.code ?? '' } }),
    ],
    [signals.has('fitted_models'), () => predictionOf(reading, line)],
    [
      signals.has('attributes_agree'),
      () => ({ key: 'agreement', params: { attributes: line.agreements.join(LIST_SEPARATOR) } }),
    ],
    [signals.has('precedent'), () => ({ key: 'precedents', params: { count: line.precedents.length } })],
    [signals.has('residual_line'), () => ({ key: 'residual', params: {} })],
    [
      signals.has('attributes_contradict'),
      () => ({ key: 'contradiction', params: { attributes: line.contradictions.join(LIST_SEPARATOR) } }),
    ],
  ];

  return said.filter(([isSaid]) => isSaid).map(([, reason]) => reason());
}

function wordReason({ key, params }: Reason, words: Words): string {
  const { terms, attributes, words: telling } = params;

  return words.say(`reason_${key}`, {
    ...params,
    ...(terms === undefined ? {} : { terms: words.list(String(terms).split(LIST_SEPARATOR)) }),
    ...(telling === undefined ? {} : { words: words.list(String(telling).split(LIST_SEPARATOR)) }),
    ...(attributes === undefined
      ? {}
      : { attributes: attributeNames(String(attributes).split(LIST_SEPARATOR), words) }),
  });
}

/** What speaks for or against a line. */
export interface Argument {
  /** Stable names. */
  readonly signals: readonly string[];
  readonly reasons: readonly Reason[];
  /** The reasons in words, sentence by sentence. */
  readonly factors: readonly string[];
}

/** What speaks for or against a line, by name and in words. */
export function argumentOf(reading: Reading, line: RankedLine, words: Words): Argument {
  const signals = signalsOf(reading, line);
  const reasons = reasonsOf(reading, line, new Set(signals));

  return { signals, reasons, factors: reasons.map((reason) => wordReason(reason, words)) };
}

/** Why a line ranks where it does, in one paragraph. */
export function reasoningOf({ factors }: Argument, words: Words): string {
  return factors.length > 0 ? factors.join(' ') : words.say('reason_none');
}

/** Why a line is not the proposed one; null for the proposed one. */
export function exclusionOf(line: RankedLine, first: RankedLine, words: Words): string | null {
  if (line.legal.status === 'excluded') {
    const rule = line.legal.rules.find(({ effect }) => effect === 'excludes');
    return words.say('excluded_by', { reference: cited(rule?.reference ?? '', words) });
  }
  if (line === first) return null;
  const own = line.contradictions.filter((attribute) => !first.contradictions.includes(attribute));
  if (own.length > 0) {
    return words.say('ranked_lower_contradiction', { attributes: attributeNames(own, words) });
  }

  return words.say(placeOf(line, first), { code: first.line.code ?? '' });
}

/** A line may itself be likelier than the proposed one, whose subheading as a whole is the likelier. */
function placeOf(
  line: RankedLine,
  first: RankedLine,
): 'ranked_lower_branch' | 'ranked_lower_heading' | 'also_possible' {
  if (line.scores.final >= first.scores.final) return 'also_possible';
  if (line.path[0]?.position === first.path[0]?.position) return 'ranked_lower_branch';
  return line.headingProbability < first.headingProbability ? 'ranked_lower_heading' : 'also_possible';
}
