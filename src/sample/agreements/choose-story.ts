import type { Chance } from '#sample/chance.ts';
import { bouncedCheque, lost, mistyped, postponed, relieved } from './hard-stories.ts';
import {
  catchesUp,
  inHalves,
  late,
  onTheDay,
  overpays,
  punctual,
  roundsUp,
  settlesEarly,
  stoppedBetween,
} from './paying-stories.ts';
import type { Story } from './story-event.ts';

/** A story, its share of the customers, and the fewest days since the first due date for which it makes sense. */
interface Share {
  readonly story: Story;
  readonly perMille: number;
  readonly daysMin: number;
}

const shares: readonly Share[] = [
  { story: late, perMille: 190, daysMin: 0 },
  { story: inHalves, perMille: 80, daysMin: 0 },
  { story: onTheDay, perMille: 110, daysMin: 0 },
  { story: catchesUp, perMille: 60, daysMin: 0 },
  { story: roundsUp, perMille: 60, daysMin: 0 },
  { story: settlesEarly, perMille: 45, daysMin: 60 },
  { story: overpays, perMille: 40, daysMin: 60 },
  { story: bouncedCheque, perMille: 22, daysMin: 60 },
  { story: mistyped, perMille: 14, daysMin: 60 },
  { story: relieved, perMille: 28, daysMin: 100 },
  { story: postponed, perMille: 24, daysMin: 100 },
  { story: stoppedBetween(1, 30), perMille: 40, daysMin: 20 },
  { story: stoppedBetween(31, 60), perMille: 40, daysMin: 70 },
  { story: stoppedBetween(61, 90), perMille: 30, daysMin: 100 },
  { story: stoppedBetween(91, 200), perMille: 35, daysMin: 130 },
  { story: lost, perMille: 45, daysMin: 300 },
];

/** Chooses the way a customer pays. Customers without another story pay punctually. */
export function chooseStory(chance: Chance, daysSinceFirstDue: number): Story {
  let left = chance.between(1, 1_000);
  for (const { story, perMille, daysMin } of shares) {
    left -= perMille;
    if (left <= 0) return daysSinceFirstDue >= daysMin ? story : punctual;
  }
  return punctual;
}
