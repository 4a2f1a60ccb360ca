/** An event of an agreement in the chain of a branch. */
export interface ChainedEvent {
  readonly chainId: string;
  readonly position: number;
  /** The branch whose chain has the agreement's next events; null if the chain stays the same. */
  readonly movedTo: string | null;
}

/**
 * Orders the events of an agreement. Each branch has a chain, in which events follow one another. An agreement begins in the
 * chain of the branch that numbered it; a move is the last event in one chain and names the next. Takes the events of each
 * chain in order. Events that no move leads to come last, as strays.
 */
export function eventsInOrder<Event extends ChainedEvent>(
  homeId: string | null,
  events: readonly Event[],
): { readonly inOrder: Event[]; readonly strays: Event[] } {
  const chains = Map.groupBy(events, ({ chainId }) => chainId);
  const inOrder: Event[] = [];
  let chainId = homeId !== null && chains.has(homeId) ? homeId : events[0]?.chainId;
  for (;;) {
    const event = chains.get(chainId ?? '')?.shift();
    if (event === undefined) break;
    inOrder.push(event);
    chainId = event.movedTo ?? chainId;
  }
  return { inOrder, strays: [...chains.values()].flat() };
}
