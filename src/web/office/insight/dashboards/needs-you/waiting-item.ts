import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import type { ApprovalListItem } from '#contract/lending/approvals.ts';
import type { CustomerRequest } from '#contract/lending/customer-requests.ts';
import type { TransferReport } from '#contract/lending/transfer-reports.ts';
import type { Instant } from '#domain/instant.ts';
import { instantOf } from '#web/format/date-time.ts';

export const waitingParts = ['decisions', 'requests', 'transfers'] as const;
export type WaitingPart = (typeof waitingParts)[number];

/** One thing that waits for the reader, of any of the queues. */
export type WaitingItem =
  | { readonly kind: 'approval'; readonly approval: ApprovalListItem }
  | { readonly kind: 'contact request'; readonly request: ContactRequestRow }
  | { readonly kind: 'customer request'; readonly request: CustomerRequest }
  | { readonly kind: 'transfer'; readonly report: TransferReport };

export function partOf({ kind }: WaitingItem): WaitingPart {
  return kind === 'approval' ? 'decisions' : kind === 'transfer' ? 'transfers' : 'requests';
}

/** Different for any two that wait. */
export function keyOf(item: WaitingItem): string {
  const { id } =
    item.kind === 'approval' ? item.approval : item.kind === 'transfer' ? item.report : item.request;
  return `${item.kind} ${id}`;
}

/** True once the promised contact is late. Nothing else has a deadline. */
export function isOverdue(item: WaitingItem, now: Instant): boolean {
  return item.kind === 'contact request' && instantOf(item.request.promisedUntil) < now;
}

/** Broken promises of a contact first, then in the order in which they came. */
export function inOrder(items: readonly WaitingItem[], now: Instant): WaitingItem[] {
  return [...items].sort(
    (a, b) => Number(isOverdue(b, now)) - Number(isOverdue(a, now)) || since(a) - since(b),
  );
}

function since(item: WaitingItem): Instant {
  switch (item.kind) {
    case 'approval':
      return instantOf(item.approval.requestedAt);
    case 'contact request':
      return instantOf(item.request.receivedAt);
    case 'customer request':
      return instantOf(item.request.askedAt);
    case 'transfer':
      return instantOf(item.report.reportedAt);
  }
}
