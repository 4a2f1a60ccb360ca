import type { AgreementAssessment } from '#contract/lending/agreement-assessment.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { isHouseholdRelation } from '#domain/lending/agreements/household-relation.ts';
import { formatPaymentNumber } from '#domain/lending/agreements/payment-number.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { mayContactGuarantor } from '#domain/lending/collections/guarantor-contact.ts';
import { installmentStateOn } from '#domain/lending/collections/installment-state.ts';
import { standingOn } from '#domain/lending/collections/standing.ts';
import { effectOn } from '#domain/lending/ledger/balances.ts';
import { isDelivered } from '#domain/lending/ledger/check-delivery-reversal.ts';
import { rowPaymentsOf } from '#domain/lending/ledger/replay.ts';
import { seriesOf } from '#domain/lending/ledger/series-of.ts';
import type { AgreementRow } from './agreements.queries.ts';
import type { Assessment } from './assess-agreement.ts';

/** An agreement as of a day. A customer's view leaves out the staff's notes. */
export function agreementView(row: AgreementRow, today: CalendarDate, isForStaff: boolean): Agreement {
  const standing = standingOn(today, row.installments, {
    paid: row.installments.map(({ paid }) => paid),
    outstanding: row.outstanding,
    oldestUnpaidDueOn: row.oldestUnpaidDueOn,
  });
  return {
    id: row.id,
    number: row.number,
    paymentNumber: formatPaymentNumber(row.paymentSerial),
    today,
    status: row.status,
    termsVersion: row.termsVersion,
    termsMadeAt: row.termsMadeAt.toISOString(),
    keyFactsEdition: row.keyFactsEdition,
    consentedVersion: row.consentedVersion,
    consentHow: row.consentHow,
    consentedAt: row.consentedAt?.toISOString() ?? null,
    broughtInOn: row.broughtInOn,
    customerId: row.customerId,
    customerName: row.customerName,
    branchId: row.branchId,
    service: row.service,
    contractKind: row.contractKind,
    price: row.price,
    downPayment: row.downPayment,
    relief: row.relief,
    financed: row.financed,
    frequency: { unit: row.frequencyUnit, every: row.frequencyEvery },
    roundingStep: row.roundingStep,
    startOn: row.startOn,
    firstDueOn: row.firstDueOn,
    paid: row.paid,
    outstanding: row.outstanding,
    overpaid: row.overpaid,
    writtenOff: row.writtenOff,
    recovered: row.recovered,
    daysPastDue: standing.daysPastDue,
    overdue: standing.overdue,
    dueNow: standing.dueNow,
    next: isDelivered(row.entries) ? standing.next : null,
    notes: isForStaff ? row.notes : null,
    items: row.items.map(({ productId, description, quantity, unitPrice, cost }) => ({
      productId,
      description,
      quantity,
      unitPrice,
      cost: isForStaff ? cost : null,
    })),
    guarantors: guarantorsView(row, standing.daysPastDue, isForStaff),
    guarantorsNeeded: row.guarantorsNeeded,
    installments: row.installments.map((installment) => ({
      number: installment.number,
      dueOn: installment.dueOn,
      ...(installment.movedFrom && { movedFrom: installment.movedFrom }),
      amount: installment.amount,
      paid: installment.paid,
      state: installmentStateOn(today, installment, row.status),
    })),
    replacedInstallments:
      row.replaced?.map(({ number, dueOn, amount }) => ({ number, dueOn, amount })) ?? null,
    entries: entriesView(row, isForStaff),
    pendingApprovals: isForStaff ? row.pending.map(pendingView) : [],
  };
}

function guarantorsView(
  { status, guarantors, guarantorContactAfterDays }: AgreementRow,
  daysPastDue: number,
  isForStaff: boolean,
): Agreement['guarantors'] {
  const isReachable = isForStaff && mayContactGuarantor({ status, daysPastDue }, guarantorContactAfterDays);
  return guarantors.map(({ id, fullName, relation, exposure, phone, sharesHome, isColleague }) => ({
    id,
    fullName,
    relation,
    exposure: isForStaff ? exposure : null,
    phone: isReachable ? phone : null,
    isColleague: isForStaff ? isColleague : null,
    isOfHousehold: isForStaff ? sharesHome === true || isHouseholdRelation(relation) : null,
  }));
}

function pendingView(row: AgreementRow['pending'][number]): Agreement['pendingApprovals'][number] {
  return {
    id: row.id,
    kind: row.kind,
    entryId: row.entryId,
    amount: row.amount,
    reason: row.reason,
    requestedByName: row.requestedByName,
    requestedAt: new Date(row.requestedAt).toISOString(),
  };
}

function entriesView(row: AgreementRow, isForStaff: boolean): Agreement['entries'] {
  const { entries } = row;
  const paidBy = Map.groupBy(
    rowPaymentsOf({ rows: row.installments, carried: row.carried }, entries),
    ({ entryId }) => entryId,
  );
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  let balance = 0;
  return entries.map((entry) => {
    balance += effectOn('receivable', entry);
    return {
      id: entry.id,
      kind: entry.kind,
      amount: entry.amount,
      debit: entry.debit,
      credit: entry.credit,
      valuedOn: entry.valuedOn,
      countsOn: entry.countsOn,
      recordedAt: new Date(entry.recordedAt).toISOString(),
      recordedByName: isForStaff ? entry.recordedByName : null,
      decidedByName: isForStaff ? entry.decidedByName : null,
      note: isForStaff ? entry.note : null,
      method: entry.method,
      reference: entry.reference,
      receiverName: entry.receiverName,
      receiptNumber: receiptNumberOf(entry, isForStaff),
      reverses: entry.reverses,
      isReversed: reversed.has(entry.id),
      isUnclearedCheque: entry.isUnclearedCheque,
      broughtIn: entry.broughtIn,
      balance,
      pays: (paidBy.get(entry.id) ?? []).map(({ number, amount }) => ({ number, amount })),
    };
  });
}

/** A voucher is signed at the branch and is not among a customer's papers. */
function receiptNumberOf(
  { kind, receipt }: AgreementRow['entries'][number],
  isForStaff: boolean,
): string | null {
  const series = seriesOf(kind);
  if (receipt === null || (series === 'voucher' && !isForStaff)) return null;
  return formatReceiptNumber({ series, ...receipt });
}

export function assessmentView({ burden, limits, exceeded, reason }: Assessment): AgreementAssessment {
  const { own, others, total, monthlyIncome, percent, grade } = burden;
  return {
    burden: {
      ...{ own, others, total, monthlyIncome, percent, grade },
      warningPercent: limits.burdenWarningPercent,
      reasonPercent: limits.burdenReasonPercent,
    },
    exceeded: exceeded.map(({ limit, guarantorId, figure, most }) => ({ limit, guarantorId, figure, most })),
    reason,
  };
}
