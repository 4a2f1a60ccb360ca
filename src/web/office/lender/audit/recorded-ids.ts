import type { AuditEvent } from '#contract/lender/audit.ts';

/** Records that can be fetched by id for their name. */
type Nameable = 'employee' | 'customer' | 'agreement' | 'product';

/** The fields that hold an id, anywhere in a record. */
const kindsOfIds: Readonly<Partial<Record<string, Nameable>>> = {
  actorId: 'employee',
  officerId: 'employee',
  assigneeId: 'employee',
  handlerId: 'employee',
  executiveId: 'employee',
  to: 'employee',
  employeeIds: 'employee',
  customerId: 'customer',
};

/** The employees, customers, agreements or products in an event, the one that it was done to among them. */
export function idsIn(
  { subject, subjectId, before, after }: Pick<AuditEvent, 'subject' | 'subjectId' | 'before' | 'after'>,
  kind: Nameable,
): string[] {
  return [...new Set([...(subject === kind ? [subjectId] : []), ...idsWithin([before, after], kind)])];
}

function idsWithin(value: unknown, kind: Nameable): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    kindsOfIds[field] === kind
      ? [inner].flat().filter((id) => typeof id === 'string')
      : idsWithin(inner, kind),
  );
}
