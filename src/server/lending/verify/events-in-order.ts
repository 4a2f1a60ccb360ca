/** An event of an agreement in the chain of a branch. */
export interface ChainedEvent {
  readonly chainId: string;
  readonly position: number;
  /** The branch in whose chain the agreement goes on after this event; null where it goes on in the same. */
  readonly movedTo: string | null;
}

/**
 * Puts the events of an agreement in the order in which they happened. Each branch has a chain, in which events follow one
 * another; an agreement that moves leaves a chain with the event that says where it goes on. It begins in the chain of the
 * branch that numbered it. Takes the events of each chain in its order; those that no move leads to come last, as strays.
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
