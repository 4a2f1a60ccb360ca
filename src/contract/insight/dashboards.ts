import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';

/** The days that money is counted for. The current ones are up to today. */
export const dashboardPeriods = ['today', 'this_month', 'last_month', 'last_90_days', 'this_year'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

/** With a branch, the figures are of the agreements it looks after now and of the money it took. */
const branchFilter = { branchId: z.optional(z.uuid()) };
const filters = { ...branchFilter, period: z._default(z.enum(dashboardPeriods), 'this_month') };

/** Both ends included, days in Karachi. */
const days = z.object({ from: z.iso.date(), until: z.iso.date() });

const portfolio = {
  activeAgreements: z.number(),
  outstanding: z.number(),
  /** Collected, by the rule of `collectedIn` in the domain; what fell due, paid or not, the down payments among it. */
  collectedToday: z.number(),
  dueToday: z.number(),
  collected: z.number(),
  due: z.number(),
  /** The part of what fell due that money has paid by now. Relief is not paid, so this over what fell due is the collection rate. */
  duePaid: z.number(),
  /** Collected in the days before, which the period is compared with. */
  collectedBefore: z.number(),
  /**
   * The active agreements by how long something has been unpaid, in the order of `ageingBuckets`: each PAR is the sum of the
   * buckets after its limit, of the sum of all.
   */
  ageing: z.array(z.object({ agreements: z.number(), outstanding: z.number() })),
  /**
   * The active agreements that go by new dates, what they owe, and how often they were rescheduled. PAR takes them as on time from
   * then on, so this stands beside it.
   */
  rescheduled: z.object({ agreements: z.number(), outstanding: z.number(), times: z.number() }),
};

/**
 * The agreements that are late now and have become so since Monday, and those that have passed 30 days since: by their oldest unpaid
 * row, as PAR counts the days. Those that were paid up meanwhile are in neither.
 */
const thisWeek = z.object({ monday: z.iso.date(), late: z.number(), over30: z.number() });

const branchPortfolio = z.object({ id: z.uuid(), code: z.string(), city: spoken, ...portfolio });
export type BranchPortfolio = z.output<typeof branchPortfolio>;

/** The active agreements as they were recorded at the end of a month. */
const portfolioAtMonthEnd = z.object({
  day: z.iso.date(),
  activeAgreements: z.number(),
  outstanding: z.number(),
  /** The part of it on agreements more than 30 days past due. */
  over30: z.number(),
});
export type PortfolioAtMonthEnd = z.output<typeof portfolioAtMonthEnd>;

const portfolioDashboard = z.object({
  /** Today in Karachi. */
  today: z.iso.date(),
  period: days,
  ...portfolio,
  thisWeek,
  branches: z.array(branchPortfolio),
  /** The last twelve months whose figures are stored, from the first agreement on, the earliest first. */
  monthEnds: z.array(portfolioAtMonthEnd),
});
export type PortfolioDashboard = z.output<typeof portfolioDashboard>;

const collectionMonth = z.object({
  /** The first day of the month. */
  month: z.iso.date(),
  collected: z.number(),
  /** The amount that fell due up to today. */
  due: z.number(),
  /** The part of it that money has paid by now. */
  duePaid: z.number(),
  /** The amount that will still fall due by the end of the month. */
  dueLater: z.number(),
  /** The money from before the move, by the days of the register. It is not collected. */
  broughtIn: z.number(),
});
export type CollectionMonth = z.output<typeof collectionMonth>;

const officerCollections = z.object({
  officerId: z.uuid(),
  fullName: writtenText,
  /** The payments that count: received and not reversed. */
  payments: z.number(),
  collected: z.number(),
});
export type OfficerCollections = z.output<typeof officerCollections>;

/**
 * Number of requests received in the period that were first contacted within 24 hours, later, or not at all though the 24 hours
 * are over.
 */
const judgedPromises = { kept: z.number(), late: z.number(), unanswered: z.number() };
export type JudgedPromises = z.output<z.ZodMiniObject<typeof judgedPromises>>;

const contactPromise = z.object({
  ...judgedPromises,
  branches: z.array(z.object({ id: z.uuid(), ...judgedPromises })),
  /** Visitors whom nobody has contacted yet, of any date. */
  waiting: z.object({
    overdue: z.number(),
    /** By the hours that are left of the 24, those of less than one hour first. */
    byHour: z.array(z.number()),
  }),
});
export type ContactPromise = z.output<typeof contactPromise>;

export const dashboardEndpoints = {
  getPortfolioDashboard: endpoint({
    method: 'GET',
    path: '/api/dashboards/portfolio',
    summary: 'The figures of all branches and of each: outstanding, at risk, collected and due',
    access: 'portfolio.read',
    query: z.object(filters),
    output: portfolioDashboard,
  }),
  getCollectionMonths: endpoint({
    method: 'GET',
    path: '/api/dashboards/portfolio/months',
    summary: 'What was collected in each of the last 12 months, the current one last, and what fell due',
    access: 'portfolio.read',
    query: z.object(branchFilter),
    output: z.array(collectionMonth),
  }),
  getContactPromise: endpoint({
    method: 'GET',
    path: '/api/dashboards/portfolio/promise',
    summary:
      'How the promise of a contact within 24 hours was kept in the period, and who waits for a contact now',
    access: 'portfolio.read',
    query: z.object(filters),
    output: contactPromise,
  }),
  listOfficerCollections: endpoint({
    method: 'GET',
    path: '/api/dashboards/portfolio/officers',
    summary: 'What each officer collected in the period, the most first; who took nothing is left out',
    access: 'portfolio.read',
    query: z.object(filters),
    output: z.array(officerCollections),
  }),
};
