// Fields of requests and responses, imported as `v`.
export * from './collection.ts';
export * from './country.ts';
export * from './language-tag.ts';
export * from './number.ts';
export * from './open.ts';
export * from './presence.ts';
export * from './scalar.ts';
export * from './schema.ts';
export * from './text.ts';
