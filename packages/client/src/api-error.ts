import type { Error as ErrorBody } from './generated/operations.ts';

export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

type Facts = Omit<ApiError, keyof Error>;

/** An error response of the service or a proxy in front of it; the message is in the requested language. */
export class ApiError extends Error {
  readonly status: number;
  /** Stable code to branch on; `http_<status>` if the response did not come from the service. */
  readonly code: string;
  /** Identifies the call in the service's log. */
  readonly requestId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** Every failing field of a 422. */
  readonly errors: readonly FieldFault[];
  /** Seconds to wait, as requested by the service. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, facts: Facts) {
    super(message);
    this.name = 'ApiError';
    this.status = facts.status;
    this.code = facts.code;
    this.requestId = facts.requestId;
    this.details = facts.details;
    this.errors = facts.errors;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

function readBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    // A proxy's page, or an empty body.
    return {};
  }
}

function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(seconds, 0);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max((until - Date.now()) / 1000, 0);
}

function statusLine({ status, statusText, headers }: Response): string {
  const location = headers.get('location');
  return `${status} ${statusText}`.trim() + (location === null ? '' : `, to ${location}`);
}

export async function readApiError(answer: Response): Promise<ApiError> {
  const { detail, code, request_id: fromBody, details, errors } = readBody(await answer.text());
  const { status, headers } = answer;

  return new ApiError(detail ?? statusLine(answer), {
    status,
    code: code ?? `http_${status}`,
    requestId: headers.get('x-request-id') ?? fromBody ?? null,
    details: details ?? {},
    errors: errors ?? [],
    retryAfterSeconds: retryAfter(headers.get('retry-after')),
  });
}
