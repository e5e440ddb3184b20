import { ERROR_STATUS, type ErrorCode } from '@svc/domain/errors/error-codes';
import { takesMarket } from '../http/access/named-markets.ts';
import type { Operation } from '../http/operation.ts';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
/** Statuses with several codes: the operation's declaration determines which apply. */
const AMBIGUOUS = new Set([402, 403]);

function ofAccess({ access }: Operation): readonly ErrorCode[] {
  if (access === 'public') return [];
  // Every caller is known and every role permitted.
  return access === 'entry'
    ? ['unauthenticated', 'service_unavailable']
    : ['unauthenticated', 'forbidden', 'service_unavailable'];
}

function ofGuards(operation: Operation): readonly ErrorCode[] {
  const { catalogWrite, feature, featureOf, idempotent, turn } = operation;
  const asksPlan = feature !== undefined || featureOf !== undefined || takesMarket(operation);

  return [
    ...(catalogWrite === true ? (['forbidden', 'trial_ended'] as const) : []),
    ...(asksPlan ? (['plan_feature'] as const) : []),
    ...(idempotent === true ? (['conflict'] as const) : []),
    ...(turn === undefined ? [] : (['rate_limited'] as const)),
  ];
}

function ofInputs({ inputs: { params, query, body, upload } }: Operation): readonly ErrorCode[] {
  const takesFields = [query, body, upload].some((part) => part !== undefined);
  return [
    ...(params === undefined ? [] : (['not_found'] as const)),
    ...(takesFields ? (['validation_error'] as const) : []),
    ...(body === undefined ? [] : (['bad_request', 'payload_too_large', 'unsupported_media_type'] as const)),
  ];
}

function ofAnswers({ answers }: Operation): readonly ErrorCode[] {
  return CODES.filter((code) => ERROR_STATUS[code] in answers && !AMBIGUOUS.has(ERROR_STATUS[code]));
}

/** Error codes of an operation by status: implied by its declaration, or named in it. */
export function domainErrorCodes(operation: Operation): readonly ErrorCode[] {
  const own = new Set<ErrorCode>([
    ...ofAccess(operation),
    ...ofGuards(operation),
    ...ofInputs(operation),
    ...ofAnswers(operation),
    ...(operation.errorCodes ?? []),
    'internal_error',
  ]);

  return CODES.filter((code) => own.has(code));
}
