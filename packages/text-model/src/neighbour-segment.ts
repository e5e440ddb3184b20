import { findAscending } from './find-ascending.ts';

interface Posting {
  readonly feature: number;
  readonly place: number;
  readonly value: number;
}

/** Texts per segment: an index fits in a byte, and sealing takes some milliseconds. */
export const SEGMENT_TEXTS = 256;

// A packed posting sorts by its feature: 53 bits are exact, 8 of them the index.
const VALUE_STEPS = 2 ** 23;
const FEATURE_STEP = VALUE_STEPS * SEGMENT_TEXTS;

/** Up to SEGMENT_TEXTS texts by feature; the postings of `features[i]` begin at `starts[i]`. */
export interface Segment {
  readonly features: Uint32Array;
  readonly starts: Uint32Array;
  readonly places: Uint8Array;
  readonly values: Float32Array;
}

/** Packs a posting into one number; `place` must be below SEGMENT_TEXTS. */
export function packPosting({ feature, place, value }: Posting): number {
  return (
    feature * FEATURE_STEP + place * VALUE_STEPS + Math.min(VALUE_STEPS - 1, Math.round(value * VALUE_STEPS))
  );
}

export function sealSegment(packed: readonly number[]): Segment {
  const sorted = Float64Array.from(packed).sort();
  const features: number[] = [];
  const starts: number[] = [];
  const places = new Uint8Array(sorted.length);
  const values = new Float32Array(sorted.length);

  sorted.forEach((posting, at) => {
    const feature = Math.floor(posting / FEATURE_STEP);
    const rest = posting - feature * FEATURE_STEP;
    if (feature !== features.at(-1)) {
      features.push(feature);
      starts.push(at);
    }
    places[at] = Math.floor(rest / VALUE_STEPS);
    values[at] = (rest % VALUE_STEPS) / VALUE_STEPS;
  });
  starts.push(sorted.length);

  return { features: Uint32Array.from(features), starts: Uint32Array.from(starts), places, values };
}

export function segmentBytes({ features, starts, places, values }: Segment): number {
  return features.byteLength + starts.byteLength + places.byteLength + values.byteLength;
}

/** Adds the similarity of a segment's texts to a text to `likeness`, by index. */
export function addLikeness(
  segment: Segment,
  asked: ReadonlyMap<number, number>,
  likeness: Float64Array,
): void {
  const { features, starts, places, values } = segment;
  asked.forEach((value, feature) => {
    const at = findAscending(features, feature);
    const end = starts[at + 1] ?? 0;
    for (let posting = at < 0 ? end : (starts[at] ?? 0); posting < end; posting += 1) {
      const place = places[posting] ?? 0;
      likeness[place] = (likeness[place] ?? 0) + value * (values[posting] ?? 0);
    }
  });
}
