/** Source states of an action and its resulting state; null if the state does not change or the row is deleted. */
interface Move<S> {
  readonly from: readonly S[];
  readonly to: S | null;
}

type Moves<M, S> = Readonly<Record<keyof M, Move<S>>>;

/** Transitions of one kind of row, by action; all others are rejected. */
export interface StateTable<S, M extends Moves<M, S>> {
  readonly states: readonly S[];
  readonly actions: readonly (keyof M)[];
  allows(state: S, action: keyof M): boolean;
  from(action: keyof M): readonly S[];
  to<A extends keyof M>(action: A): M[A]['to'];
}

/** Creates a table over all states of a kind; each action leads to one state, regardless of the previous one. */
export function stateTable<const S extends string, const M extends Moves<M, S>>(
  states: readonly S[],
  moves: M,
): StateTable<S, M> {
  return {
    states,
    actions: Object.keys(moves) as (keyof M)[],
    allows: (state, action) => moves[action].from.includes(state),
    from: (action) => moves[action].from,
    to: (action) => moves[action].to,
  };
}
