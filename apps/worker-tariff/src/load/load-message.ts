import type { LoadStage } from '@svc/domain/datasets/dataset-load';
import type { ReadAndWriteResult } from './read-and-write.ts';

export type LoadMessage =
  | { readonly kind: 'progress'; readonly stage: LoadStage; readonly percent: number }
  | { readonly kind: 'done'; readonly result: ReadAndWriteResult };
