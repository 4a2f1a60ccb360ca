import { expect, test } from 'vitest';
import { type ChainedEvent, eventsInOrder } from './events-in-order.ts';

const event = (chainId: string, position: number, movedTo: string | null = null): ChainedEvent => ({
  chainId,
  position,
  movedTo,
});
const placesOf = (events: readonly ChainedEvent[]) =>
  events.map(({ chainId, position }) => `${chainId} ${position}`);

test('the events of an agreement that moves away and comes back are followed through both chains', () => {
  const events = [
    event('lahore', 3),
    event('lahore', 9, 'sargodha'),
    event('lahore', 12),
    event('sargodha', 1),
    event('sargodha', 4, 'lahore'),
    event('sargodha', 40, 'lahore'),
  ];
  const { inOrder, strays } = eventsInOrder('sargodha', events);
  expect(placesOf(inOrder)).toEqual([
    'sargodha 1',
    'sargodha 4',
    'lahore 3',
    'lahore 9',
    'sargodha 40',
    'lahore 12',
  ]);
  expect(strays).toEqual([]);
});

test('an event in a chain that the agreement has left is reported as stray', () => {
  const events = [event('lahore', 3), event('sargodha', 4, 'lahore'), event('sargodha', 6)];
  const { inOrder, strays } = eventsInOrder('sargodha', events);
  expect(placesOf(inOrder)).toEqual(['sargodha 4', 'lahore 3']);
  expect(placesOf(strays)).toEqual(['sargodha 6']);
});

test('the events of an agreement start where they are if its number names no branch that recorded it', () => {
  for (const homeId of [null, 'lahore']) {
    expect(placesOf(eventsInOrder(homeId, [event('sargodha', 1), event('sargodha', 2)]).inOrder)).toEqual([
      'sargodha 1',
      'sargodha 2',
    ]);
  }
});
