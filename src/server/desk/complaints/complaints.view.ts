import type { Complaint, ComplaintRow } from '#contract/desk/complaints.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { complaintClockOf } from '#domain/desk/complaints/complaint-clock.ts';
import { formatComplaintNumber } from '#domain/desk/complaints/complaint-number.ts';
import type { Phrase } from '#domain/language.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { branchOf } from '../request-queue/request-queue.view.ts';
import type { ComplaintReader } from './complaint-sight.ts';
import type { ComplaintListRow } from './complaints.queries.ts';
import type { ComplaintEntryRow, ComplaintTrail } from './find-complaint.ts';

function memberOf(id: string | null, name: Phrase | null) {
  return id === null || name === null ? null : { id, name };
}

export function complaintRowView(row: ComplaintListRow, today: CalendarDate): ComplaintRow {
  const answeredOn = row.answeredAt === null ? null : businessDateOf(row.answeredAt.getTime());
  return {
    id: row.id,
    number: formatComplaintNumber(row),
    kind: row.kind,
    source: row.source,
    status: row.status,
    clock: complaintClockOf({ ...row, answeredOn }, today),
    receivedAt: row.receivedAt.toISOString(),
    dueBy: row.dueBy,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    fullName: row.fullName,
    branch: branchOf(row),
    handler: memberOf(row.handlerId, row.handlerName),
    isForHeadOffice: row.isForHeadOffice,
    isEscalated: row.escalatedAt !== null,
    isReopened: row.reopenedAt !== null,
  };
}

function entryView({ serial, branchCode, customerId, customerName, ...entry }: ComplaintEntryRow) {
  return {
    entryId: entry.entryId,
    receiptNumber: formatReceiptNumber({ series: 'receipt', branchCode, serial }),
    agreementNumber: entry.agreementNumber,
    valuedOn: entry.valuedOn,
    amount: entry.amount,
    customer: { id: customerId, fullName: customerName },
  };
}

export function complaintView(
  { complaint: row, events, entries }: ComplaintTrail,
  { reach, userId }: ComplaintReader,
  today: CalendarDate,
): Complaint {
  const isMine = row.handlerId === userId;
  return {
    ...complaintRowView(row, today),
    text: row.body,
    language: row.language,
    phone: row.phone,
    gender: row.gender,
    isNameHidden: row.isNameHidden,
    aboutName: row.aboutName,
    about: memberOf(row.aboutUserId, row.aboutUserName),
    receiptNumber: row.receiptNumber,
    enteredByName: row.enteredByName,
    customer:
      row.customerId === null || row.customerName === null
        ? null
        : { id: row.customerId, fullName: row.customerName },
    acknowledgeBy: row.acknowledgeBy,
    answerBy: row.answerBy,
    executiveAfter: row.executiveAfter,
    takenAt: row.takenAt?.toISOString() ?? null,
    escalatedAt: row.escalatedAt?.toISOString() ?? null,
    reopenedAt: row.reopenedAt?.toISOString() ?? null,
    isWorkable: isMine || row.handlerId === null || reach.extent === 'all',
    isMine,
    entries: entries.map(entryView),
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      recordedAt: event.recordedAt.toISOString(),
      recordedByName: event.recordedByName,
      said: event.said,
      personName: event.personName,
    })),
  };
}
