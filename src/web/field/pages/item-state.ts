import type { PhoneItem } from '../book/kept-items.ts';

export type ItemState = 'recorded' | 'held' | 'waiting' | 'alarm';

/** The state of an item as the server answered it. */
export function stateOf({ answer, refusal }: PhoneItem): ItemState {
  if (refusal !== null || answer?.outcome === 'alarm') return 'alarm';
  if (answer === null) return 'waiting';
  return answer.outcome === 'held' || answer.outcome === 'evidence' ? 'held' : 'recorded';
}
