import { accountErrors } from '#contract/errors/agreement/account-errors.ts';
import { agreementErrors } from '#contract/errors/agreement/agreement-errors.ts';
import { approvalErrors } from '#contract/errors/approval-errors.ts';
import { collectionErrors } from '#contract/errors/collection-errors.ts';
import { entryErrors } from '#contract/errors/entry-errors.ts';
import { countLimit, lendingFieldMessages } from '#contract/field-messages/lending-field-messages.ts';
import type { Phrase } from '#domain/language.ts';
import type { RescheduleRefusal } from '#domain/lending/rescheduling/reschedule.ts';

const texts = {
  ...agreementErrors,
  ...approvalErrors,
  ...accountErrors,
  ...collectionErrors,
  ...entryErrors,
} as const;

/** A refusal of any rule whose text the server has; the figures that the text speaks of are beside the reason. */
type Refused = RescheduleRefusal | { readonly reason: keyof typeof texts };

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
