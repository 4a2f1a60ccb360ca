import type { ContactRequest, ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { promisedUntil } from '#domain/desk/contact-requests/promise.ts';
import type { ContactRequestDetailRow, ContactRequestListRow } from './contact-requests.queries.ts';

export function contactRequestRowView(row: ContactRequestListRow): ContactRequestRow {
  return {
    id: row.id,
    formType: row.formType,
    fullName: row.fullName,
    phone: row.phone,
    status: row.status,
    language: row.language,
    receivedAt: row.receivedAt.toISOString(),
    promisedUntil: new Date(promisedUntil(row.receivedAt.getTime())).toISOString(),
    serviceType: row.serviceType,
  };
}

export function contactRequestView(row: ContactRequestDetailRow): ContactRequest {
  return {
    ...contactRequestRowView(row),
    email: row.email,
    address: row.address,
    message: row.message,
    preferredDate: row.preferredOn,
    preferredTime: row.preferredTime,
    notes: row.notes,
  };
}
