import { DomainError } from '@svc/domain/errors/domain-error';
import express, { type RequestHandler } from 'express';
import { runner, type RunnerParts } from './runner.ts';
import type { Operation } from './operation.ts';

function expressPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Sorts literal segments before parameters, so that `/webhooks/events` does not match an id. */
function sortKey(path: string): string {
  return path.replace(/\{\w+\}/g, '\uffff');
}

function groupByPath(operations: readonly Operation[]): [string, Operation[]][] {
  const byPath = new Map<string, Operation[]>();
  for (const operation of operations) {
    byPath.set(operation.path, [...(byPath.get(operation.path) ?? []), operation]);
  }
  return [...byPath].toSorted(([a], [b]) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

function allowedMethods(operations: readonly Operation[]): string {
  const methods = operations.map(({ method }) => method.toUpperCase());
  return (methods.includes('GET') ? [...methods, 'HEAD'] : methods).toSorted().join(', ');
}

function byMethod(parts: RunnerParts, operations: readonly Operation[]): RequestHandler {
  const handlers = new Map(operations.map((each) => [each.method.toUpperCase(), runner(parts, each)]));
  const get = handlers.get('GET');
  if (get !== undefined) handlers.set('HEAD', get);

  const allow = allowedMethods(operations);

  return (req, res, next) => {
    const handle = handlers.get(req.method);
    if (handle !== undefined) return handle(req, res, next);
    res.set('Allow', allow);
    throw new DomainError('method_not_allowed');
  };
}

/** Throws if two operations have the same id, or the same method and path. */
function requireUnique(operations: readonly Operation[]): void {
  const names = operations.flatMap(({ id, method, path }) => [
    `operation ${id}`,
    `${method} ${sortKey(path)}`,
  ]);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`declared twice: ${twice.join('; ')}`);
}

export function routingTable(parts: RunnerParts, operations: readonly Operation[]): RequestHandler {
  requireUnique(operations);

  const fixed = new Map<string, RequestHandler>();
  const router = express.Router({ caseSensitive: true });

  for (const [path, each] of groupByPath(operations)) {
    const handle = byMethod(parts, each);
    if (!path.includes('{')) fixed.set(path, handle);
    router.all(expressPath(path), handle);
  }

  // Most paths have no parameters: one map lookup instead of trying each route.
  return (req, res, next) => (fixed.get(req.path) ?? router)(req, res, next);
}
