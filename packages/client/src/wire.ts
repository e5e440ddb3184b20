import type { FileAnswer, FileToSend, Route } from './route.ts';

type Scalar = string | number | boolean | null | undefined;

export interface CallParts {
  readonly params?: Readonly<Record<string, Scalar>>;
  readonly query?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  readonly body?: unknown;
}

// Path segments that lead to another operation, even if escaped.
const NO_PARTS: ReadonlySet<string> = new Set(['', '.', '..']);

function pathPart(name: string, value: Scalar): string {
  const text = String(value ?? '');
  if (NO_PARTS.has(text)) throw new TypeError(`the parameter ${name} must not be "${text}"`);
  return encodeURIComponent(text);
}

/**
 * URL of a call: parameters in the path, arrays repeated in the query, undefined values omitted. Throws TypeError for a
 * parameter that cannot be a path segment.
 */
export function addressOf(baseUrl: string, { path }: Route, { params = {}, query = {} }: CallParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => pathPart(name, params[name]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values: readonly Scalar[] = typeof value === 'object' && value !== null ? value : [value];
    for (const each of values) if (each !== undefined && each !== null) search.append(name, String(each));
  }
  const text = search.toString();

  return `${baseUrl.replace(/\/+$/, '')}${filled}${text === '' ? '' : `?${text}`}`;
}

function isFile(value: unknown): value is FileToSend {
  return typeof value === 'object' && value !== null && 'name' in value && 'content' in value;
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (isFile(value)) form.append(name, new Blob([copied(value.content)]), value.name);
    else form.append(name, String(value));
  }
  return form;
}

function copied(content: Uint8Array | string): Uint8Array<ArrayBuffer> | string {
  return typeof content === 'string' ? content : new Uint8Array(content);
}

/** Body and content type of a call; a form sets its own content type. */
export function bodyOf(
  { body: kind }: Route,
  { body }: CallParts,
): Pick<RequestInit, 'body'> & { type?: string } {
  if (kind === 'form') return { body: formOf(body) };
  if (kind === null || body === undefined) return {};
  return { body: JSON.stringify(body), type: 'application/json' };
}

const UTF8_NAME = /filename\*=UTF-8''([^;\s]+)/i;
const PLAIN_NAME = /filename=(?:"([^"]*)"|([^;\s]+))/i;

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}

// If both are present, the plain name is an ASCII fallback.
function fileNameOf(disposition: string): string | null {
  const utf8 = decoded(UTF8_NAME.exec(disposition)?.[1]);
  if (utf8 !== null) return utf8;
  const [, quoted, bare] = PLAIN_NAME.exec(disposition) ?? [];
  return quoted ?? bare ?? null;
}

export async function readFileAnswer(answer: Response): Promise<FileAnswer> {
  return {
    name: fileNameOf(answer.headers.get('content-disposition') ?? ''),
    type: answer.headers.get('content-type') ?? 'application/octet-stream',
    content: new Uint8Array(await answer.arrayBuffer()),
  };
}
