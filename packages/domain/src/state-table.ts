/** States that allow an action, and the state it leads to; null where the row stays in its state or is deleted. */
interface Move<S> {
  readonly from: readonly S[];
  readonly to: S | null;
}

type Moves<M, S> = Readonly<Record<keyof M, Move<S>>>;

/** The moves of one kind of row, by action. Use-cases and the conditions of the stores reject what is absent. */
export interface StateTable<S, M extends Moves<M, S>> {
  readonly states: readonly S[];
  readonly actions: readonly (keyof M)[];
  allows(state: S, action: keyof M): boolean;
  /** States that allow an action. */
  from(action: keyof M): readonly S[];
  /** The state that an action leads to. */
  to<A extends keyof M>(action: A): M[A]['to'];
}

/** A table over all states of a kind of row; an action leads to one state, whatever the state before. */
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
