import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { DecisionWarning, RequestedKind } from '#domain/lending/approvals/approval.ts';
import {
  type Preview,
  type PreviewedAgreement,
  previewOfEntries,
  previewOfNothing,
} from '#domain/lending/approvals/preview.ts';
import type { Schedule } from '#domain/lending/ledger/replay.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Led } from '../customer-requests/answer-customer-request.ts';
import type { Ledger, PendingApproval } from '../ledger/ledger.ts';
import type { NewEntry } from '../ledger/new-entry.ts';
import type { Together } from '../ledger/post-together.ts';
import type { FoundSchedule } from './find-replaced-schedule.ts';

/** The fields of a request for approval, as stored. */
export interface RequestedApproval
  extends Pick<PendingApproval, 'entryId' | 'amount' | 'reason' | 'evidence' | 'details'> {
  readonly kind: RequestedKind;
}

/** A request as a call asks for it; fields that are left out are null. */
export interface AskedApproval extends Partial<RequestedApproval> {
  readonly kind: RequestedKind;
  readonly reason: string;
  readonly agreementId: string;
  /** The second agreement of a moved overpayment. */
  readonly otherId?: string;
  /** The customer's own request that it answers. */
  readonly from?: Pick<Led, 'id' | 'kind'> | '' | undefined;
}

/** The facts for checking an approval, at the request and at the decision. */
export interface Situation {
  readonly ledger: Ledger;
  /** The agreement that got the money of a moved overpayment; null for other kinds. */
  readonly other: Ledger | null;
  /** The rows that the last reschedule replaced; read only to undo it. */
  readonly replaced: FoundSchedule | null;
  /** The payments that a matched slip shows; empty for kinds that do not read them. */
  readonly shown: ReadonlySet<string>;
  readonly today: CalendarDate;
}

/** The agreements of a situation at present. */
export function currentOf({ ledger, other }: Situation): readonly PreviewedAgreement[] {
  return [ledger, ...(other === null ? [] : [other])].map(previewOfNothing);
}

/** New terms that an approval leads to. */
export interface NewTerms {
  readonly schedule: Schedule;
  /** Relief before the start: a term of the agreement, to which the customer has yet to consent. */
  readonly relief?: Rupees;
  /** Other dates: the schedule to restore on an undo, and the form of the consent. */
  readonly dates?: { readonly previousNumber: number | null; readonly consentHow: string };
}

/** The effect of granting an approval now, with its preview. */
export type Judged = {
  readonly preview: Preview;
  /** Warnings that the person who approves it has to confirm. */
  readonly warnings?: readonly DecisionWarning[];
} & (
  | { readonly by: 'entries'; readonly posts: Together }
  | { readonly by: 'terms'; readonly terms: NewTerms }
);

/** One entry on the agreement, and its preview. */
export function judgedEntry(
  kind: Parameters<typeof previewOfEntries>[0],
  ledger: Ledger,
  entry: NewEntry,
): Judged {
  const entries = [entry];
  return {
    by: 'entries',
    posts: { ends: [{ ledger, posting: { entries } }] },
    preview: previewOfEntries(kind, [{ agreement: ledger, entries }]),
  };
}
