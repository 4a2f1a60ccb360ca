/** The steps of a new lender until it is ready to work, in the order in which they are offered. */
export const firstWeekSteps = [
  'second_step',
  'licence',
  'branches',
  'staff',
  'products',
  'register',
  'customer',
  'site',
] as const;
export type FirstWeekStep = (typeof firstWeekSteps)[number];

/** Some lenders have no staff besides the owner, and some no agreements from before. */
export const optionalSteps: readonly FirstWeekStep[] = ['staff', 'register'];

/** The time that each step takes, in minutes. */
export const stepMinutes: Readonly<Record<FirstWeekStep, number>> = {
  second_step: 3,
  licence: 5,
  branches: 3,
  staff: 10,
  products: 20,
  register: 60,
  customer: 8,
  site: 2,
};

/** The step to take next: the first that every lender needs, else the first that is left. Undefined if all are done. */
export function nextStep(done: readonly FirstWeekStep[]): FirstWeekStep | undefined {
  const open = firstWeekSteps.filter((step) => !done.includes(step));
  return open.find((step) => !optionalSteps.includes(step)) ?? open[0];
}

/** Counts of what a lender has entered so far. */
export interface FirstWeekFacts {
  /** True if the reader's own two-step sign-in is on. */
  readonly isTotpOn: boolean;
  /** The number that the lender itself has saved; null before that. */
  readonly licenceNumber: string | null;
  readonly branches: number;
  readonly employees: number;
  readonly products: number;
  /** True if an agreement from before was brought in. */
  readonly hasBroughtIn: boolean;
  readonly hasCustomers: boolean;
  readonly isSitePublished: boolean;
}

/** The steps that are done. Each follows from what is there, so none can be ticked by hand. */
export function doneSteps(facts: FirstWeekFacts): readonly FirstWeekStep[] {
  const isDone: Readonly<Record<FirstWeekStep, boolean>> = {
    second_step: facts.isTotpOn,
    licence: facts.licenceNumber !== null,
    branches: facts.branches > 0,
    staff: facts.employees > 0,
    products: facts.products > 0,
    register: facts.hasBroughtIn,
    customer: facts.hasCustomers,
    site: facts.isSitePublished,
  };
  return firstWeekSteps.filter((step) => isDone[step]);
}

/** True once every step is done but the ones that a lender may not need: from then on the dashboard has figures to show. */
export function isFirstWeekOver(facts: FirstWeekFacts): boolean {
  const done = doneSteps(facts);
  return firstWeekSteps.every((step) => done.includes(step) || optionalSteps.includes(step));
}
