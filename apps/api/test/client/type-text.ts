import type { JsonSchema } from '../../src/http/schema/schema.ts';

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const BY_TYPE: Readonly<Record<string, (schema: JsonSchema) => string>> = {
  string: ({ format }) => (format === 'binary' ? 'FileToSend' : 'string'),
  integer: () => 'number',
  number: () => 'number',
  boolean: () => 'boolean',
  null: () => 'null',
  array: ({ items }) => `readonly ${inBrackets(typeText(items))}[]`,
  object: objectText,
};

function inBrackets(text: string): string {
  return text.includes(' | ') || text.startsWith('readonly ') ? `(${text})` : text;
}

function union(texts: readonly string[]): string {
  return [...new Set(texts)].join(' | ');
}

function comment({ description }: JsonSchema): string {
  return typeof description === 'string' ? `/** ${description.replaceAll('*/', '*\\/')} */\n` : '';
}

function fieldName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}

export function inLines(fields: readonly string[]): string {
  return fields.length === 0
    ? '{}'
    : `{\n${fields.map((field) => field.replaceAll(/^/gm, '  ')).join('\n')}\n}`;
}

function fieldsText(properties: JsonSchema, required: unknown, rest: readonly string[] = []): string {
  const needed = Array.isArray(required) ? required : [];
  const fields = Object.entries(properties).map(([name, schema]) => {
    const mark = needed.includes(name) ? '' : '?';
    const about = isSchema(schema) ? comment(schema) : '';
    return `${about}readonly ${fieldName(name)}${mark}: ${typeText(schema)};`;
  });

  return inLines([...fields, ...rest]);
}

// An index signature covers the known fields too; callers may pass `undefined` for optional ones.
function indexText(properties: JsonSchema, required: unknown, rest: unknown): string {
  const texts = [rest, ...Object.values(properties)].flatMap((each) => typeText(each).split(' | '));
  if (texts.includes('unknown')) return 'readonly [name: string]: unknown;';
  const types = texts.filter((text) => !(text.startsWith('"') && texts.includes('string')));
  const needed = Array.isArray(required) ? required : [];
  const hasOptional = Object.keys(properties).some((name) => !needed.includes(name));
  return `readonly [name: string]: ${union(hasOptional ? [...types, 'undefined'] : types)};`;
}

function objectText({ properties, required, additionalProperties }: JsonSchema): string {
  if (isSchema(properties)) {
    const rest = isSchema(additionalProperties)
      ? [indexText(properties, required, additionalProperties)]
      : [];
    return fieldsText(properties, required, rest);
  }
  return `Readonly<Record<string, ${isSchema(additionalProperties) ? typeText(additionalProperties) : 'unknown'}>>`;
}

function isEmptyObject(schema: unknown): boolean {
  return isSchema(schema) && schema['maxProperties'] === 0;
}

function anyOfText(choices: readonly unknown[]): string {
  const texts = choices.filter((each) => !isEmptyObject(each)).map(typeText);
  return union(choices.some(isEmptyObject) ? [...texts, `Empty<${union(texts)}>`] : texts);
}

export function typeText(schema: unknown): string {
  if (!isSchema(schema)) return 'unknown';

  const { $ref, enum: words, anyOf, type } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'unknown';
  if (Array.isArray(words)) return union(words.map((word: unknown) => JSON.stringify(word)));
  if (Array.isArray(anyOf)) return anyOfText(anyOf);

  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return union(types.map((each) => BY_TYPE[String(each)]?.(schema) ?? 'unknown'));
}
