import type { createApiDeps } from './api-deps.ts';

/** Stores and services of the operations. */
export type ApiDeps = ReturnType<typeof createApiDeps>;
