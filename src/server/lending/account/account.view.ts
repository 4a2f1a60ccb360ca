import type { Account, AccountAgreement, accountEndpoints } from '#contract/lending/account.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { monthlyBurden } from '#domain/lending/agreements/monthly-burden.ts';
import { formatPaymentNumber } from '#domain/lending/agreements/payment-number.ts';
import { paidShares } from '#domain/lending/collections/paid-shares.ts';
import { type Standing, standingOn } from '#domain/lending/collections/standing.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import type { Call } from '#server/platform/http/call.ts';
import { isWithin } from '#server/platform/reach.ts';
import { collectionLogView } from '../collections/collections.view.ts';
import type { AccountAgreementRow, AccountRow } from './account.queries.ts';

/** The reader's reach for contact requests. */
type RequestReach = Call<typeof accountEndpoints.getAccount>['besides']['requests'];

/** A customer's account as of a day. The agreements come newest first. */
export function accountView(
  customer: AccountRow,
  rows: readonly AccountAgreementRow[],
  today: CalendarDate,
  requests: RequestReach,
): Account {
  const agreements = rows.map((row) => agreementView(row, today)).toSorted(byStatusAndLateness);
  const logs = rows.map((row) => logOf(row, today));
  return {
    customer: customerView(customer, requests),
    figures: figuresOf(agreements),
    agreements,
    promises: logs.flatMap(({ promises }) => promises).toSorted(newestFirst(({ madeOn }) => madeOn)),
    contacts: logs
      .flatMap(({ contacts }) => contacts)
      .toSorted(newestFirst(({ contactedAt }) => contactedAt)),
  };
}

/** The sums over the agreements. */
export function figuresOf(agreements: readonly AccountAgreement[]): Account['figures'] {
  return {
    outstanding: sum(agreements, ({ outstanding }) => outstanding),
    dueNow: sum(agreements, ({ dueNow }) => dueNow),
    overdue: sum(agreements, ({ overdue }) => overdue),
    overpaid: sum(agreements, ({ overpaid }) => overpaid),
    paid: sum(agreements, ({ paid }) => paid),
    daysPastDue: Math.max(0, ...agreements.map(({ daysPastDue }) => daysPastDue)),
  };
}

function cameFromView({ cameFrom }: AccountRow, requests: RequestReach) {
  if (cameFrom === null) return null;
  const { id, receivedAt, branchId, assigneeId: userId } = cameFrom;
  return {
    id,
    receivedAt: new Date(receivedAt).toISOString(),
    isWithinReach: isWithin(requests, { branchId, userId }),
  };
}

function customerView(row: AccountRow, requests: RequestReach): Account['customer'] {
  return {
    id: row.id,
    fullName: row.fullName,
    gender: row.gender,
    relative: row.relative,
    relativeName: row.relativeName,
    cnicMasked: maskCnic(row.cnic),
    phone: row.phone,
    language: row.language,
    takesMessages: row.takesMessages,
    status: row.status,
    branch: row.city,
    officerName: row.officerName,
    isColleague: row.isColleague,
    ownRelation: row.ownRelation,
    photoId: row.photoId,
    cameFrom: cameFromView(row, requests),
  };
}

/** The standing of an agreement, from the paid amounts of its rows. */
export function rowStanding(row: AccountAgreementRow, today: CalendarDate): Standing {
  return standingOn(today, row.installments, {
    paid: row.installments.map(({ paid }) => paid),
    outstanding: row.outstanding,
    oldestUnpaidDueOn: row.oldestUnpaidDueOn,
  });
}

export function agreementView(row: AccountAgreementRow, today: CalendarDate): AccountAgreement {
  const { daysPastDue, overdue, dueNow } = rowStanding(row, today);
  const frequency = { unit: row.frequencyUnit, every: row.frequencyEvery };
  // The down payment is a row of the schedule, but no installment.
  const installments = row.installments.filter(({ number }) => number > 0);
  return {
    id: row.id,
    number: row.number,
    paymentNumber: formatPaymentNumber(row.paymentSerial),
    status: row.status,
    service: row.service,
    items: row.items,
    outstanding: row.outstanding,
    dueNow,
    overdue,
    overpaid: row.overpaid,
    paid: row.paid,
    daysPastDue,
    writtenOff: row.writtenOff,
    monthlyBurden: row.status === 'active' ? monthlyBurden(frequency, installments) : 0,
    shares: paidShares(row.installments),
  };
}

/** The promises and contacts of one agreement, with the agreement's number. */
function logOf(row: AccountAgreementRow, today: CalendarDate) {
  const ofAgreement = { agreementId: row.id, agreementNumber: row.number };
  const { promises, contacts } = collectionLogView(row, today);
  return {
    promises: promises.map((promise) => ({ ...promise, ...ofAgreement })),
    contacts: contacts.map((contact) => ({ ...contact, ...ofAgreement })),
  };
}

/** The order of statuses in an account. Within one status, the longest past due comes first. */
const attention: Readonly<Record<AgreementStatus, number>> = {
  active: 0,
  approved: 1,
  submitted: 2,
  draft: 3,
  written_off: 4,
  completed: 5,
  rejected: 6,
  withdrawn: 6,
  cancelled: 6,
};

export function byStatusAndLateness(a: AccountAgreement, b: AccountAgreement): number {
  return attention[a.status] - attention[b.status] || b.daysPastDue - a.daysPastDue;
}

/** Keeps the order of items with the same day or moment. */
function newestFirst<Item>(whenOf: (item: Item) => string) {
  return (a: Item, b: Item): number => {
    const [first, second] = [whenOf(a), whenOf(b)];
    if (first === second) return 0;
    return first < second ? 1 : -1;
  };
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
