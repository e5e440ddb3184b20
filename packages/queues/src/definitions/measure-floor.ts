import Joi from 'joi';
import { defineQueue } from '../define-queue.ts';

interface MeasureFloorPayload {
  readonly place: number;
}

/** An empty job, as the baseline of benchmarks. */
export const measureFloor = defineQueue<MeasureFloorPayload>({
  name: 'bench.floor',
  payload: Joi.object({ place: Joi.number().integer().min(0).required() }),
  attempts: 3,
  backoffMs: 2000,
  lockMs: 60_000,
  keep: { done: 0, failed: 0 },
  jobId: ({ place }) => `bench-floor-${place}`,
});
