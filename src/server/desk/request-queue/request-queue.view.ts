import type { BookedVisit, ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { promisedUntil } from '#domain/desk/contact-requests/promise.ts';
import type { Phrase } from '#domain/language.ts';
import type { RequestRow } from './request-rows.ts';

interface OfBranch {
  readonly branchId: string;
  readonly branchCode: string;
  readonly city: Phrase;
}

export function branchOf({ branchId, branchCode, city }: OfBranch) {
  return { id: branchId, code: branchCode, city };
}

export function visitOf(
  row: Pick<RequestRow, 'visitOn' | 'visitStartsAt' | 'visitAddress'>,
): BookedVisit | null {
  const { visitOn, visitStartsAt: startsAt, visitAddress: address } = row;
  return visitOn === null || startsAt === null || address === null ? null : { visitOn, startsAt, address };
}

export function contactRequestRowView(row: RequestRow): ContactRequestRow {
  return {
    id: row.id,
    formType: row.formType,
    fullName: row.fullName,
    phone: row.phone,
    status: row.status,
    language: row.language,
    receivedAt: row.receivedAt.toISOString(),
    promisedUntil: new Date(promisedUntil(row.receivedAt.getTime())).toISOString(),
    firstContactAt: row.firstContactAt?.toISOString() ?? null,
    promise: row.promise,
    serviceType: row.serviceType,
    branch: branchOf(row),
    assignee:
      row.assigneeId === null || row.assigneeName === null
        ? null
        : { id: row.assigneeId, name: row.assigneeName },
    visit: visitOf(row),
    requestsInTrail: 1 + row.merged,
  };
}
