import type { Stage } from '@svc/domain/lookups/lookup';
import { KNOWLEDGE_VERSION } from '@svc/knowledge/version';
import type { Classification } from './classification.ts';
import type { ClassifyInput } from './input.ts';
import type { ClassifyOptions } from './options.ts';
import type { ClassifyPorts } from './ports.ts';
import { check } from './stages/check.ts';
import { explain } from './stages/explain.ts';
import { normalize } from './stages/normalize.ts';
import { rank } from './stages/rank.ts';
import { retrieve } from './stages/retrieve.ts';
import { ENGINE_VERSION } from './version.ts';

/**
 * Classifies a product deterministically: same input, schedule, knowledge and engine version, same result. Throws
 * RetrievalError if two retrieval legs fail.
 */
export async function classify(
  input: ClassifyInput,
  ports: ClassifyPorts,
  options: ClassifyOptions,
): Promise<Classification> {
  const { schedule } = ports;
  const begin = async (stage: Stage): Promise<void> => options.onStage?.(stage);
  await begin('normalizing');
  const reading = normalize(input);
  await begin('retrieving');
  const retrieval = await retrieve(reading, ports);
  await begin('ranking');
  const ranking = await rank(reading, retrieval, schedule, options.weights);
  await begin('checking');
  const decision = check(reading, retrieval, ranking, schedule, options.thresholds, options.digits);
  await begin('explaining');
  const { result, missingInfo } = explain(reading, retrieval, decision, schedule, options.language);
  const { recommended } = result;

  return {
    status: decision.status,
    confidence: decision.confidence,
    recommendedPosition: decision.ranking.lines[0]?.line.position ?? null,
    recommendedCode: recommended?.code ?? null,
    recommendedDescription: recommended?.full_description ?? null,
    hs6: recommended?.hs6 ?? null,
    flags: decision.flags,
    risk: decision.risk,
    normalized: reading.normalized,
    result,
    missingInfo,
    versions: { engine: ENGINE_VERSION, knowledge: KNOWLEDGE_VERSION, schedule: schedule.version.version },
  };
}
