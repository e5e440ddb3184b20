import type { JsonSchema } from '../http/schema/schema.ts';

interface Hoisted {
  readonly value: JsonSchema;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema's name, where it is a schema and has one: a property that is called `title` is no name. */
function nameOf({ title }: JsonSchema): string | null {
  return typeof title === 'string' ? title : null;
}

/** Moves every named schema to the components and leaves a reference in its place. */
export function hoistNamed(document: JsonSchema): Hoisted {
  const schemas: Record<string, JsonSchema> = {};

  const walkObject = (node: JsonSchema): JsonSchema => {
    const entries = Object.entries(node).map(([key, value]) => [key, walk(value)]);
    const copy: JsonSchema = Object.fromEntries(entries);
    const name = nameOf(node);
    if (name === null) return copy;

    schemas[name] = copy;
    return { $ref: `#/components/schemas/${name}` };
  };

  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    return isObject(node) ? walkObject(node) : node;
  };

  return { value: walkObject(document), schemas };
}
