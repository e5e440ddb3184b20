import type { JsonSchema } from '../../src/http/schema/schema.ts';
import {
  answerContent,
  bodyType,
  isExploded,
  isFileAnswer,
  isIdempotent,
  operationsOf,
  part,
  type Described,
} from './description.ts';
import { isSchema } from './type-text.ts';

const HEAD =
  '# Made from the description of the interface by `npm run written`; changes by hand are lost.\n#\n';
const LINE_MAX_CHARS = 116;
const INDENT = '        ';
const BY_TYPE: Readonly<Record<string, string>> = {
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  array: 'list',
};

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** True if it takes the query's other parameters by name. */
  readonly isRest: boolean;
}

function parametersOf(operation: JsonSchema, place: string): readonly Parameter[] {
  const { parameters } = operation;
  return (Array.isArray(parameters) ? parameters : [])
    .filter((each) => part(each, 'in') === place)
    .map((each) => ({
      name: String(part(each, 'name')),
      type: BY_TYPE[String(part(each, 'schema', 'type'))] ?? 'str',
      isRequired: part(each, 'required') === true,
      isRest: isExploded(each),
    }));
}

function listed(word: string, names: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = `${word}:`;
  for (const [index, name] of names.entries()) {
    const next = ` ${name}${index === names.length - 1 ? '.' : ','}`;
    if (INDENT.length + line.length + next.length > LINE_MAX_CHARS) {
      lines.push(line);
      line = '   ';
    }
    line += next;
  }
  return [...lines, line];
}

function bodyLines(schema: unknown): readonly string[] {
  const properties = part(schema, 'properties');
  if (!isSchema(properties)) return [];
  const needed = part(schema, 'required');
  const names = Object.keys(properties).map((name) =>
    Array.isArray(needed) && needed.includes(name) ? `${name} (required)` : name,
  );
  return names.length === 0 ? [] : listed('Body', names);
}

function docstring({ operation }: Described): string {
  const content = part(operation, 'requestBody', 'content');
  const [media] = isSchema(content) ? Object.values(content) : [];
  const lines = [`${String(operation['summary'])}.`, ...bodyLines(part(media, 'schema'))];
  if (lines.length === 1) return `"""${lines.join('')}"""`;
  return `"""${lines.join(`\n${INDENT}`).replace('\n', '\n\n')}\n${INDENT}"""`;
}

function bodyParameter(operation: JsonSchema): readonly string[] {
  if (bodyType(operation) === null) return [];
  const isRequired = part(operation, 'requestBody', 'required') === true;
  return [isRequired ? 'body: dict' : 'body: Optional[dict] = None'];
}

function queryParameter({ name, type, isRequired }: Parameter): string {
  return isRequired ? `${name}: ${type}` : `${name}: Optional[${type}] = None`;
}

function returned(content: JsonSchema | null): string {
  if (content === null) return 'Any';
  if (isFileAnswer(content)) return 'FileAnswer';
  return part(content, 'application/json', 'schema', 'type') === 'array' ? 'list' : 'dict';
}

function dictionary(names: readonly string[]): string {
  return `{${names.map((name) => `"${name}": ${name}`).join(', ')}}`;
}

function inLines(open: string, parts: readonly string[], close: string, indent: string): string {
  const short = `${open}${parts.join(', ')}${close}`;
  if (indent.length + short.length <= LINE_MAX_CHARS) return short;
  return `${open}\n${parts.map((each) => `${indent}    ${each},\n`).join('')}${indent}${close}`;
}

function callText(described: Described, query: readonly Parameter[]): string {
  const { method, path, operation } = described;
  const params = parametersOf(operation, 'path').map(({ name }) => name);
  const content = answerContent(described);
  const body = bodyType(operation);
  const parts = [
    `"${method}"`,
    `"${path}"`,
    dictionary(params),
    inLines(
      '{',
      query.map(({ name, isRest }) => (isRest ? `**${name}` : `"${name}": ${name}`)),
      '}',
      `${INDENT}    `,
    ),
    ...(body === null ? [] : ['body']),
    ...(body === 'form' ? ['is_form=True'] : []),
    ...(content !== null && isFileAnswer(content) ? ['is_file=True'] : []),
    ...(isIdempotent(operation) ? ['idempotency_key=idempotency_key or str(uuid.uuid4())'] : []),
    'repeat=repeat',
  ];
  return inLines('return self._call(', parts, ')', INDENT);
}

function methodText(described: Described): string {
  const { id, operation } = described;
  const query = [...parametersOf(operation, 'query')].sort(
    (left, right) => Number(right.isRequired) - Number(left.isRequired),
  );
  const taken = [
    'self',
    ...parametersOf(operation, 'path').map(({ name, type }) => `${name}: ${type}`),
    ...bodyParameter(operation),
    '*',
    ...query.filter(({ isRest }) => !isRest).map(queryParameter),
    'repeat: bool = False',
    ...(isIdempotent(operation) ? ['idempotency_key: Optional[str] = None'] : []),
    ...query.filter(({ isRest }) => isRest).map(({ name }) => `**${name}: Any`),
  ];
  const name = id.replaceAll(/[.-]/g, '_');
  const head = inLines(`def ${name}(`, taken, `) -> ${returned(answerContent(described))}:`, '    ');
  return `    ${head}\n${INDENT}${docstring(described)}\n${INDENT}${callText(described, query)}\n`;
}

/** Generates the Python client: the hand-written template with a method for each operation. */
export function pythonSource(template: string, document: JsonSchema, version: string): string {
  const methods = operationsOf(document).map(methodText).join('\n');
  return HEAD + template.replace('__VERSION__', () => version).replace('__OPERATIONS__\n', () => methods);
}
