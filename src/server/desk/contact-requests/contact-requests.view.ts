import type { ContactRequest, ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { promisedUntil } from '#domain/desk/contact-requests/promise.ts';
import type { ContactRequestDetailRow, ContactRequestListRow } from './contact-requests.queries.ts';

export function contactRequestRowView(row: ContactRequestListRow): ContactRequestRow {
  return {
    id: row.id,
    formType: row.form_type,
    fullName: row.full_name,
    phone: row.phone,
    status: row.status,
    language: row.language,
    receivedAt: row.received_at.toISOString(),
    promisedUntil: new Date(promisedUntil(row.received_at.getTime())).toISOString(),
    serviceType: row.service_type,
  };
}

export function contactRequestView(row: ContactRequestDetailRow): ContactRequest {
  return {
    ...contactRequestRowView(row),
    email: row.email,
    address: row.address,
    message: row.message,
    preferredDate: row.preferred_on,
    preferredTime: row.preferred_time,
    notes: row.notes,
  };
}
