import type { Market } from '@svc/tariff/market';
import { trialHasEnded, type Actor } from '../accounts/actor.ts';
import { DomainError, type FieldError } from '../errors/domain-error.ts';
import { createLookup, type CreateLookupDeps, type CreateLookupRequest } from './create-lookup.ts';
import type { Answer, AskedLanguage, Lookup, LookupInput } from './lookup.ts';
import { rejectUnfinished } from './reject-by-state.ts';

type GivenAnswer = Pick<Answer, 'question_id' | 'value'>;

/**
 * Changes of a rerun; absent parts are inherited, null removes them. Inherited answers are dropped when the description
 * changes, and one on the material when the fields that state it change.
 */
interface RerunRequest {
  readonly fields: Partial<Omit<LookupInput, 'answers' | 'unsupportedLanguage'>>;
  readonly market?: Market | undefined;
  readonly tariffVersion?: string | null | undefined;
  readonly skuId?: number | null | undefined;
  /** Response language; null and absent inherit the original's. */
  readonly asked?: AskedLanguage | null | undefined;
  readonly answers: readonly GivenAnswer[];
  readonly note: string;
  readonly draft?: string | undefined;
}

/**
 * Creates the continuation of a finished lookup of `ownerId` (any, if null); the original leaves the review queue
 * unless it is decided. Throws 404, 409, 422, 503 or 402 and then writes nothing.
 */
export async function rerunLookup(
  deps: CreateLookupDeps,
  actor: Actor,
  target: { readonly lookupId: string; readonly ownerId: string | null },
  request: RerunRequest,
): Promise<Lookup> {
  const original = await deps.lookups.find(target.lookupId, target.ownerId);
  if (original === null) throw new DomainError('not_found');

  rejectUnfinished(original);
  rejectDeletedTexts(original, request);
  const wanted = continuation(original, request);
  // After the trial nothing may write to the catalog, so a SKU that was not named is dropped.
  const isLeftOut = !wanted.isSkuAsked && trialHasEnded(actor, deps.now());

  return createLookup(deps, actor, isLeftOut ? { ...wanted, skuId: null } : wanted);
}

/** Texts past their retention are deleted, so a rerun needs a new description. */
function rejectDeletedTexts({ input }: Lookup, { fields }: RerunRequest): void {
  if (input.description === '' && fields.description === undefined)
    throw new DomainError('conflict', { message: 'lookup_texts_deleted' });
}

function continuation(original: Lookup, request: RerunRequest): CreateLookupRequest {
  const { language, unsupported } = request.asked ?? {
    language: original.language,
    unsupported: original.input.unsupportedLanguage ?? null,
  };
  const market = request.market ?? original.market;
  const kept = keptLinks(original, market);

  return {
    kind: 'single',
    input: {
      ...original.input,
      ...request.fields,
      answers: joinAnswers(stillTrue(original, request), readAnswers(original, request.answers)),
      unsupportedLanguage: unsupported,
    },
    market,
    tariffVersion: request.tariffVersion === undefined ? kept.tariffVersion : request.tariffVersion,
    skuId: request.skuId === undefined ? kept.skuId : request.skuId,
    isSkuAsked: request.skuId !== undefined,
    language,
    parentLookupId: original.id,
    note: request.note === '' ? null : request.note,
    draft: request.draft,
  };
}

// A version and a SKU belong to one market, so neither is inherited into another.
function keptLinks(original: Lookup, market: Market): Pick<Lookup, 'tariffVersion' | 'skuId'> {
  return market === original.market ? original : { tariffVersion: null, skuId: null };
}

// Earlier facts describe the original goods only.
function stillTrue({ input }: Lookup, { fields }: RerunRequest): readonly Answer[] {
  const isReplaced = (field: 'description' | 'material' | 'composition'): boolean =>
    fields[field] !== undefined && fields[field] !== input[field];
  if (isReplaced('description')) return [];
  const isMadeOfOther = isReplaced('material') || isReplaced('composition');
  return isMadeOfOther ? input.answers.filter(({ attribute }) => attribute !== 'material') : input.answers;
}

function joinAnswers(kept: readonly Answer[], given: readonly Answer[]): readonly Answer[] {
  const again = new Set(given.map(({ question_id }) => question_id));
  return [...kept.filter(({ question_id }) => !again.has(question_id)), ...given];
}

interface AskedQuestion {
  readonly id: string;
  readonly attribute: string;
  readonly options: readonly { readonly value: string }[];
}

function questionsOf({ result }: Lookup): readonly AskedQuestion[] {
  const asked = result['questions'];
  // Only the classifier writes results, in the documented shape.
  return Array.isArray(asked) ? (asked as readonly AskedQuestion[]) : [];
}

function readAnswers(original: Lookup, given: readonly GivenAnswer[]): readonly Answer[] {
  const questions = new Map(questionsOf(original).map((question) => [question.id, question]));
  const faults = given.flatMap((answer, place) => answerFault(answer, place, given, questions) ?? []);
  const [first] = faults;
  if (first !== undefined) {
    const { message, params } = first;
    throw new DomainError('validation_error', { message, params, errors: faults.map(({ fault }) => fault) });
  }

  return given.flatMap(({ question_id, value }) => {
    const attribute = questions.get(question_id)?.attribute;
    return attribute === undefined ? [] : [{ question_id, attribute, value }];
  });
}

interface AnswerFault {
  readonly message: 'question_unknown' | 'answer_unknown' | 'validation_error';
  readonly params: GivenAnswer;
  readonly fault: FieldError;
}

function answerFault(
  answer: GivenAnswer,
  place: number,
  given: readonly GivenAnswer[],
  questions: ReadonlyMap<string, AskedQuestion>,
): AnswerFault | null {
  const { question_id, value } = answer;
  const params = { question_id, value };

  const at = (field: string, message: string): FieldError => ({
    field: `answers.${place}.${field}`,
    message,
  });

  const question = questions.get(question_id);
  if (question === undefined) {
    const fault = at('question_id', 'must be the id of a question of this lookup');
    return { message: 'question_unknown', params, fault };
  }
  if (given.findIndex((other) => other.question_id === question_id) !== place) {
    return { message: 'validation_error', params, fault: at('question_id', 'must not be answered twice') };
  }
  if (question.options.some((option) => option.value === value)) return null;

  return { message: 'answer_unknown', params, fault: at('value', 'must be the value of an option') };
}
