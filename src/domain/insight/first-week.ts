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

/** Counts of what a lender has entered so far. */
export interface FirstWeekFacts {
  /** True if the reader's own two-step sign-in is on. */
  readonly isTotpOn: boolean;
  /** The number that the lender itself has saved; null before that. */
  readonly licenceNumber: string | null;
  readonly branches: number;
  readonly employees: number;
  readonly products: number;
  readonly hasAgreements: boolean;
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
    register: facts.hasAgreements,
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
