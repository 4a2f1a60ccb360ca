import { agreementErrors } from '#contract/errors/agreement-errors.ts';
import { approvalErrors } from '#contract/errors/approval-errors.ts';
import { collectionErrors } from '#contract/errors/collection-errors.ts';
import { entryErrors } from '#contract/errors/entry-errors.ts';
import { countLimit, lendingFieldMessages } from '#contract/field-messages/lending-field-messages.ts';
import type { Phrase } from '#domain/language.ts';
import type { AgreementStatusReason } from '#domain/lending/agreements/agreement-actions.ts';
import type { ReliefRefusal } from '#domain/lending/agreements/relief.ts';
import type { EntryRefusal } from '#domain/lending/ledger/check-entry.ts';
import type { RefundWayRefusal } from '#domain/lending/ledger/refund-ways.ts';
import type { RescheduleRefusal } from '#domain/lending/rescheduling/reschedule.ts';

const texts = { ...agreementErrors, ...approvalErrors, ...collectionErrors, ...entryErrors } as const;

type Refused =
  | RefundWayRefusal
  | Extract<EntryRefusal, { readonly reason: 'refund_beyond_overpaid' }>
  | ReliefRefusal
  | RescheduleRefusal
  | { readonly reason: AgreementStatusReason };

/** The server's text for a refusal that the domain's rules already give here, with its figures. */
export function refusalPhrase(refusal: Refused): Phrase {
  if ('countMax' in refusal) {
    const { text } = countLimit;
    return { en: text.en(refusal.countMax), ur: text.ur(refusal.countMax) };
  }
  if (refusal.reason in texts) {
    const { text } = texts[refusal.reason as keyof typeof texts];
    const told = (said: string | ((details: never) => string)) =>
      typeof said === 'string' ? said : said(refusal as never);
    return { en: told(text.en), ur: told(text.ur) };
  }
  return lendingFieldMessages.frequency_out_of_range;
}
