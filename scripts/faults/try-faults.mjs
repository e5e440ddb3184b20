import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCheckout, runsFromSource } from './checkout.mjs';
import { draw } from './draw.mjs';
import { findPlaces } from './places.mjs';
import { plant } from './plant.mjs';
import { closestSuites, inOrder, readReach } from './reach.mjs';
import { isNoticed } from './report.mjs';
import { listSuites, projectOf, runSuites, WITH_SERVERS } from './suites.mjs';

const SUITES_A_PROCESS = 100;
/** Time limit of a suite beyond ten times its duration without a fault. */
const LIMIT_MS = 60_000;
const LIMIT_FACTOR = 10;

/**
 * Plants faults in a checkout and runs for each the suites that reach it; returns the faults with their outcome. With
 * `known`, results of an earlier run by other suites, only its unnoticed faults are tried again.
 */
export async function tryFaults({ project, checkout: given, known = [], ...asked }) {
  const checkout = openCheckout(project, given);
  let takeOut = () => undefined;
  const stop = () => {
    takeOut();
    checkout.close();
  };
  const leave = () => {
    stop();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave);
  try {
    const drawn = draw(findPlaces(checkout.root), asked.count, asked.seed);
    const faults =
      known.length === 0 ? drawn : drawn.filter(({ id }) => known.some((each) => each.id === id));
    takeOut = plant(checkout.root, faults, runsFromSource(checkout.root));
    const noticed = new Map(known.filter(isNoticed).map((result) => [result.id, result]));
    return await tryEach(checkout, faults, noticed, asked);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, leave);
    stop();
  }
}

async function tryEach(checkout, faults, noticed, asked) {
  const { seed, projects, json, progress, limitMs, closest, atOnce = 1 } = asked;
  const suites =
    closest === undefined
      ? await runWithout(checkout, faults, projects, progress)
      : withoutTimes(checkout, faults, projects, closest);
  const results = [];
  const waiting = [...faults];
  const lane = async () => {
    for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
      const tried = noticed.get(fault.id) ?? {
        ...fault,
        ...(await tryFault(checkout, fault, suites, limitMs)),
      };
      results.push(tried);
      const { outcome, path, line, kind, by = '', ms } = tried;
      progress([`${results.length}/${faults.length}`, outcome, `${path}:${line}`, kind, by, ms].join(' '));
      if (json !== undefined) writeFileSync(json, JSON.stringify({ seed, projects, results }, null, 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

/** Runs without any fault: passing suites, their durations, and the faults that each reaches. */
async function runWithout(checkout, faults, projects, progress) {
  const all = listSuites(checkout.root, projects);
  const hits = join(checkout.folder, 'hits');
  rmSync(hits, { force: true });
  const times = new Map();
  for (let at = 0; at < all.length; at += SUITES_A_PROCESS) {
    const { suites } = await runSuites(checkout, all.slice(at, at + SUITES_A_PROCESS), { fault: hits });
    for (const { suite, failed, ms } of suites) {
      if (failed) progress(`left out, it fails without a fault: ${String(suite)}`);
      else times.set(suite, ms);
    }
    progress(`${at + suites.length} of ${all.length} suites run without a fault`);
  }
  return { times, reach: readReach(checkout.root, hits, faults, [...times.keys()]) };
}

/** Substitute for the run without a fault, which may take too long. */
function withoutTimes({ root }, faults, projects, closest) {
  const reach = closestSuites(root, faults, listSuites(root, projects), closest);
  return { times: new Map(), reach };
}

async function tryFault(checkout, { id, path }, { times, reach }, leastMs = LIMIT_MS) {
  const start = Date.now();
  const suites = inOrder(reach.get(id), path, times);
  const limitMs = (suite) => leastMs + LIMIT_FACTOR * (times.get(suite) ?? leastMs / 2);
  const attempt = (some, fault) => runSuites(checkout, some, { fault, limitMs, untilFailure: true });
  const outcome = (name, by) => ({ outcome: name, suites: suites.length, by, ms: Date.now() - start });
  if (suites.length === 0) return outcome('not reached');

  for (let left = suites; left.length > 0;) {
    const { noticed, timedOut } = await attempt(left, id);
    if (noticed === null) break;
    // On a busy machine a suite with servers may fail for another reason, and a suite that never ran alone for any
    // reason.
    const isSure = noticed === 'set-up' || (times.has(noticed) && !WITH_SERVERS.has(projectOf(noticed)));
    if (isSure || (await attempt([noticed], '')).noticed === null)
      return outcome(timedOut ? 'timed out' : 'noticed', noticed);
    left = left.slice(left.indexOf(noticed) + 1);
  }
  return outcome('survived');
}
