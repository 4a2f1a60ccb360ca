import { type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';

/** The whole rupees that came into a place on a day, and those that left it. Neither is below zero. */
export interface CashFlow {
  readonly on: CalendarDate;
  readonly into: number;
  readonly out: number;
}

/** Whole rupees of a place with the day on which they came. Below zero: what the place is short, since that day. */
export interface CashLot {
  readonly on: CalendarDate;
  readonly amount: number;
}

/**
 * The cash of a place by the day on which it came, the oldest first. The oldest notes leave first. Takes the flows in the order of their
 * days; what came on a day may leave on it. A place from which more left than it had has one lot below zero, which the next cash fills.
 * The lots sum to all that came less all that left.
 */
export function lotsOfCash(flows: readonly CashFlow[]): readonly CashLot[] {
  return flows.reduce<readonly CashLot[]>(
    (lots, { on, into, out }) => changed(changed(lots, on, into), on, -out),
    [],
  );
}

function changed(lots: readonly CashLot[], on: CalendarDate, amount: number): readonly CashLot[] {
  if (amount === 0) return lots;
  const [oldest, ...newer] = lots;
  if (oldest === undefined) return [{ on, amount }];
  // Cash of one sign is added at the end; cash of the other uses up the oldest.
  if (oldest.amount > 0 === amount > 0) {
    return amount > 0 ? [...lots, { on, amount }] : [{ ...oldest, amount: oldest.amount + amount }];
  }
  const left = oldest.amount + amount;
  if (left !== 0 && left > 0 === oldest.amount > 0) return [{ ...oldest, amount: left }, ...newer];
  return changed(newer, on, left);
}

/** The whole rupees of a place that came 0 to 2, 3 to 7, 8 to 30 and more days before a day. They sum to its lots. */
export interface CashByAge {
  readonly cash2: number;
  readonly cash7: number;
  readonly cash30: number;
  readonly cashOlder: number;
}

/** The lots of a place by their age on a day. */
export function cashByAge(lots: readonly CashLot[], today: CalendarDate): CashByAge {
  const sumOf = (from: number, until: number) =>
    lots.reduce((sum, { on, amount }) => {
      const days = daysBetween(on, today);
      return days >= from && days <= until ? sum + amount : sum;
    }, 0);
  return {
    cash2: sumOf(-Infinity, 2),
    cash7: sumOf(3, 7),
    cash30: sumOf(8, 30),
    cashOlder: sumOf(31, Infinity),
  };
}
