import { createHash } from 'node:crypto';

/**
 * Samples `count` places: rooms in proportion to their places, at least one each, and kinds of change within a room in
 * rotation. A place has the same rank and id in every checkout with the same text, so samples of two checkouts overlap.
 */
export function draw(places, count, seed) {
  const ranked = places.map(ranking(seed)).sort((left, right) => (left.rank < right.rank ? -1 : 1));
  const chosen = [];
  for (const [, room] of groups(ranked, roomOf)) {
    // Rounded up; the surplus is cut.
    const share = Math.ceil((count * room.length) / places.length);
    chosen.push(...inTurn(room, share));
  }
  return chosen
    .sort((left, right) => (left.rank < right.rank ? -1 : 1))
    .slice(0, count)
    .map(({ rank, ...place }) => ({ id: rank.slice(0, 12), ...place }));
}

export function roomOf({ path }) {
  return path.split('/').slice(0, 2).join('/');
}

export function groups(entries, keyOf) {
  const found = new Map();
  for (const entry of entries) found.set(keyOf(entry), [...(found.get(keyOf(entry)) ?? []), entry]);
  return found;
}

/** Picks one of each kind, then a second of each; two changes of one file never overlap. */
function inTurn(room, share) {
  const kinds = [...groups(room, ({ kind }) => kind).values()];
  const chosen = [];
  while (chosen.length < share && kinds.some((kind) => kind.length > 0)) {
    for (const kind of kinds) {
      const place = kind.shift();
      if (place && chosen.length < share && !chosen.some((other) => overlap(place, other)))
        chosen.push(place);
    }
  }
  return chosen;
}

function overlap(left, right) {
  return left.path === right.path && left.start < right.end && right.start < left.end;
}

/** Ranks a place by its text and its number among equal ones of the file, because line numbers change. */
function ranking(seed) {
  const counts = new Map();
  return (place) => {
    const text = JSON.stringify([place.path, place.kind, place.from, place.to]);
    const number = counts.get(text) ?? 0;
    counts.set(text, number + 1);
    return { ...place, rank: createHash('sha256').update(`${seed} ${number} ${text}`).digest('hex') };
  };
}
