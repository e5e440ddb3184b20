type Fields = Readonly<Record<string, unknown>>;

type List = readonly unknown[] | undefined;

interface Candidate {
  readonly duty?: { readonly additional?: List; readonly may_apply?: List } | undefined;
}

interface Result {
  readonly recommended?: Candidate | null | undefined;
  readonly alternatives?: readonly Candidate[] | undefined;
}

// Duties are cached, and their charges never change.
const texts = new WeakMap<object, string>();

/** A result as stored: candidates share most additional duties, so each is listed once in `charges`, and by its place. */
export function packResult(result: Result): object {
  const charges: object[] = [];
  const places = new Map<string, number>();
  const packed = changeCharges(result, (additional) => {
    const charge = additional as object;
    const text = texts.get(charge) ?? JSON.stringify(charge);
    texts.set(charge, text);
    const place = places.get(text) ?? charges.push(charge) - 1;
    places.set(text, place);
    return place;
  });

  return charges.length === 0 ? result : { ...packed, charges };
}

export function unpackResult({ charges, ...result }: Fields): Fields {
  return charges === undefined ? result : changeCharges(result, chargeIn(charges as readonly object[]));
}

/** Reads an additional duty of a stored candidate; those of earlier results are whole. */
export function chargeIn<T extends object>(charges: readonly T[]) {
  return (stored: unknown) => (typeof stored === 'number' ? charges[stored] : stored) as T;
}

function changeCharges(result: Result, change: (charge: unknown) => unknown) {
  const changed = (candidate: Candidate): Candidate => {
    const { duty } = candidate;
    const lists = { additional: duty?.additional?.map(change), may_apply: duty?.may_apply?.map(change) };
    return { ...candidate, duty: duty && { ...duty, ...lists } };
  };

  const { recommended, alternatives } = result;
  return {
    ...result,
    recommended: recommended && changed(recommended),
    alternatives: alternatives?.map(changed),
  };
}
