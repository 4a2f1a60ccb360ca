import type { ContactRequest, RequestEvent, WrittenRequest } from '#contract/desk/contact-requests.ts';
import { branchOf, contactRequestRowView, visitOf } from '../request-queue/request-queue.view.ts';
import type { EventRow, RequestTrail, SameNumberRow, WrittenRow } from './contact-requests.queries.ts';

export function contactRequestView({ request, alsoWrote, events, sameNumber }: RequestTrail): ContactRequest {
  return {
    ...contactRequestRowView(request),
    email: request.email,
    address: request.address,
    message: request.message,
    preferredDate: request.preferredOn,
    preferredTime: request.preferredTime,
    notes: request.notes,
    branchRule: request.branchRule,
    closeReason: request.closeReason,
    customer:
      request.customerId === null || request.customerName === null
        ? null
        : { id: request.customerId, fullName: request.customerName },
    alsoWrote: alsoWrote.map(writtenView),
    events: events.map(eventView),
    sameNumber: sameNumber.map(sameNumberView),
  };
}

function writtenView(row: WrittenRow): WrittenRequest {
  return {
    id: row.id,
    formType: row.formType,
    fullName: row.fullName,
    receivedAt: row.receivedAt.toISOString(),
    email: row.email,
    address: row.address,
    message: row.message,
    notes: row.notes,
  };
}

function eventView(row: EventRow): RequestEvent {
  return {
    id: row.id,
    kind: row.kind,
    recordedAt: row.recordedAt.toISOString(),
    recordedByName: row.recordedByName,
    result: row.result,
    outsideHoursReason: row.outsideHoursReason,
    note: row.note,
    assigneeName: row.assigneeName,
    visit: visitOf(row),
    closeReason: row.closeReason,
    mergedName: row.mergedName,
  };
}

function sameNumberView(row: SameNumberRow): ContactRequest['sameNumber'][number] {
  return {
    id: row.id,
    fullName: row.fullName,
    receivedAt: row.receivedAt.toISOString(),
    status: row.status,
    closeReason: row.closeReason,
    assigneeName: row.assigneeName,
    branch: branchOf(row),
    isWithinReach: row.isWithinReach,
  };
}
