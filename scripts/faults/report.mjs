import { groups, roomOf } from './draw.mjs';

const NORMAL_95 = 1.96;

/** Share of faults noticed by tests, by room and in total, and the unnoticed faults. */
export function report(results) {
  const rooms = [...groups(results, roomOf)].sort(([left], [right]) => (left < right ? -1 : 1));
  const lines = rooms.map(([room, faults]) => row(room, faults));
  const missed = results.filter((result) => !isNoticed(result));
  return [
    ...lines,
    row('all', results),
    `reached by no suite: ${results.filter(({ outcome }) => outcome === 'not reached').length}`,
    '',
    ...missed.map(describe),
  ].join('\n');
}

/** Compares the faults of two runs: noticed in both, and in only one. */
export function compare(left, right) {
  const others = new Map(right.results.map((result) => [result.id, result]));
  const both = left.results.filter(({ id }) => others.has(id));
  const only = (isIt) => both.filter((result) => isIt(isNoticed(result), isNoticed(others.get(result.id))));
  return [
    `${left.name}: ${share(left.results)}`,
    `${right.name}: ${share(right.results)}`,
    `faults of both: ${both.length}, noticed in both ${only((one, other) => one && other).length}`,
    `only in ${left.name}:`,
    ...only((one, other) => one && !other).map(describe),
    `only in ${right.name}:`,
    ...only((one, other) => !one && other).map(describe),
  ].join('\n');
}

/** 95 % Wilson interval of a share. */
export function interval(part, whole) {
  if (whole === 0) return [0, 1];
  const square = NORMAL_95 ** 2 / whole;
  const middle = part / whole + square / 2;
  const half = NORMAL_95 * Math.sqrt(((part / whole) * (1 - part / whole)) / whole + square / (4 * whole));
  return [(middle - half) / (1 + square), (middle + half) / (1 + square)];
}

function row(name, faults) {
  return `${name.padEnd(26)} ${share(faults)}`;
}

function share(faults) {
  const noticed = faults.filter(isNoticed).length;
  const [low, high] = interval(noticed, faults.length).map((each) => Math.round(100 * each));
  const percent = Math.round((100 * noticed) / faults.length);
  return `${String(noticed).padStart(4)} of ${String(faults.length).padEnd(4)} ${percent} % (${low}–${high})`;
}

export function isNoticed({ outcome }) {
  return outcome === 'noticed' || outcome === 'timed out';
}

function describe({ path, line, kind, from, to, outcome }) {
  return `${path}:${line} ${outcome}, ${kind}: ${short(from)} → ${short(to)}`;
}

function short(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
