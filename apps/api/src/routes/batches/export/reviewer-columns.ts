import type { ExportedDuty, ExportedResult, ExportRow } from '@svc/domain/batches/export-row';
import { isMessageKey, type Translate } from '@svc/i18n/translate';
import { legalText, openQuestion, reasonsAgainst, reasonsFor, type FileReader } from './answer-words.ts';
import type { ResultCell, ResultColumn } from './result-column.ts';

const SEPARATOR = '; ';
const OPTION_SEPARATOR = ' | ';
const CANDIDATES = [1, 2, 3, 4];
const CONFIDENCE_DECIMALS = 4;

function of(
  read: (result: ExportedResult, row: ExportRow, t: Translate) => ResultCell,
): ResultColumn['cell'] {
  return (row, { t }) => (row.result === null ? null : read(row.result, row, t));
}

function ofReader(read: (result: ExportedResult, reader: FileReader) => string | null): ResultColumn['cell'] {
  return ({ result }, reader) => (result === null ? null : read(result, reader));
}

function dutyText({ title, pct, reasonCode }: ExportedDuty, isCertain: boolean, t: Translate): string {
  const duty = pct === null ? title : t('batches.duty_named', { title, pct });
  const key = `duty.reason_${reasonCode}`;
  return isCertain || !isMessageKey(key) ? duty : t('batches.duty_because', { duty, reason: t(key) });
}

function dutyNote(
  { additionalDuties, possibleDuties, dutyRate, dutyKnownUntil: day }: ExportedResult,
  t: Translate,
): ResultCell {
  const words = (duties: readonly ExportedDuty[], isCertain: boolean): string =>
    [...new Set(duties.map((duty) => dutyText(duty, isCertain, t)))].join(SEPARATOR);
  const notes = [
    ...(additionalDuties.length > 0
      ? [t('batches.duty_applies', { duties: words(additionalDuties, true) })]
      : []),
    ...(possibleDuties.length > 0
      ? [t('batches.duty_may_apply', { duties: words(possibleDuties, false) })]
      : []),
  ];
  if (notes.length > 0) return notes.join('. ');

  return dutyRate === null || day === null ? null : t('batches.duty_none', { day });
}

interface Candidate {
  readonly code: string;
  readonly text: string | null;
  readonly confidence: number;
}

/** The recommended line (place 1) or the next candidates; null if the place is empty or its probability is 0. */
function candidateAt(row: ExportRow, place: number): Candidate | null {
  const { result, recommendedCode, confidence } = row;
  if (result === null || recommendedCode === null || confidence === null) return null;
  if (place === 1) return { code: recommendedCode, text: result.description, confidence };

  const other = result.candidates[place - 2];
  if (other === undefined || result.share === 0) return null;
  const weighed = Number(((confidence * other.share) / result.share).toFixed(CONFIDENCE_DECIMALS));
  return weighed === 0 ? null : { code: other.code, text: other.text, confidence: weighed };
}

function candidateColumns(place: number): readonly ResultColumn[] {
  const params = { place };
  const at = (row: ExportRow) => candidateAt(row, place);

  return [
    { name: 'candidate_code', params, width: 16, cell: (row) => at(row)?.code ?? null },
    { name: 'candidate_text', params, width: 60, kind: 'wrapped', cell: (row) => at(row)?.text ?? null },
    {
      name: 'candidate_confidence',
      params,
      width: 13,
      kind: 'share',
      cell: (row) => at(row)?.confidence ?? null,
    },
  ];
}

/** Reviewer columns, after those of the first export format. */
export const REVIEWER_COLUMNS: readonly ResultColumn[] = [
  {
    name: 'confidence_heading',
    width: 13,
    kind: 'share',
    cell: (row) => row.confidenceByDigits?.heading ?? null,
  },
  {
    name: 'confidence_subheading',
    width: 13,
    kind: 'share',
    cell: (row) => row.confidenceByDigits?.subheading ?? null,
  },
  { name: 'confidence_line', width: 13, kind: 'share', cell: (row) => row.confidenceByDigits?.line ?? null },
  { name: 'reasons_for', width: 70, kind: 'wrapped', cell: ofReader(reasonsFor) },
  {
    name: 'reasons_against',
    width: 60,
    kind: 'wrapped',
    cell: ofReader(reasonsAgainst),
  },
  {
    name: 'question',
    width: 30,
    kind: 'wrapped',
    cell: ofReader((result, reader) => openQuestion(result, reader)?.text ?? null),
  },
  {
    name: 'question_options',
    width: 60,
    kind: 'wrapped',
    cell: ofReader((result, reader) => {
      const texts = openQuestion(result, reader)?.options.map(({ label, codes }) =>
        reader.t('batches.option_codes', { label, codes: codes.join(', ') }),
      );
      return texts?.join(OPTION_SEPARATOR) ?? null;
    }),
  },
  ...CANDIDATES.flatMap(candidateColumns),
  { name: 'duty_note', width: 60, kind: 'wrapped', cell: of((result, _, t) => dutyNote(result, t)) },
  { name: 'legal', width: 80, kind: 'wrapped', cell: ofReader(legalText) },
  {
    name: 'rerun_status',
    width: 18,
    cell: of(({ rerun }, _, t) => (rerun === null ? null : t(`labels.lookup_status_${rerun.status}`))),
  },
  { name: 'rerun_code', width: 16, cell: of(({ rerun }) => rerun?.code ?? null) },
  { name: 'rerun_confidence', width: 13, kind: 'share', cell: of(({ rerun }) => rerun?.confidence ?? null) },
  { name: 'finished_at', width: 17, kind: 'time', cell: of(({ finishedAt }) => finishedAt) },
  { name: 'decided_at', width: 17, kind: 'time', cell: of(({ decidedAt }) => decidedAt) },
  { name: 'duty_known_until', width: 14, cell: of(({ dutyKnownUntil }) => dutyKnownUntil) },
];
