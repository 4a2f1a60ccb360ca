import { type Rupees, rupees } from '#domain/money/rupees.ts';

/** A class of late agreements: more than these days past due, and the share of the outstanding that is set aside for it, in percent. */
export interface ProvisionClass {
  readonly overDays: number;
  readonly percent: number;
}

/** The number of classes beside the agreements that are less late. */
export const provisionClassCount = 3;

/** The most days past due with which a class can begin. */
export const provisionDaysMax = 3_650;

/** Proposed, not prescribed: the edges and rates are the lender's own. */
export const proposedProvision: readonly ProvisionClass[] = [
  { overDays: 30, percent: 25 },
  { overDays: 90, percent: 50 },
  { overDays: 180, percent: 100 },
];

/** True if each class begins later than the one before it. */
export function areInOrder(classes: readonly ProvisionClass[]): boolean {
  return classes.every(({ overDays }, place) => overDays > (classes[place - 1]?.overDays ?? 0));
}

/** The whole rupees to set aside for an outstanding, rounded up. */
export function provisionOf(outstanding: Rupees, percent: number): Rupees {
  return rupees(Math.ceil((outstanding * percent) / 100));
}

/** The days past due of each class, `31-90`, and `181` for the open end. The first ones are the agreements that are less late. */
export function provisionAges(classes: readonly ProvisionClass[]): string[] {
  const edges = classes.map(({ overDays }) => overDays);
  return [-1, ...edges].map((over, place) => {
    const until = edges[place];
    return until === undefined ? `${over + 1}` : `${over + 1}-${until}`;
  });
}
