import type { CustomerDocument } from '#contract/lending/customer-documents.ts';
import { usePick } from '#web/i18n/language.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { documentKindNames } from '../ground/labels/customer-words.messages.ts';
import { messages } from './customer-form.messages.ts';

/** The result of adding a customer, passed from the page of the new customer to the edit page. */
export interface Arrival {
  /** The pictures that could not be sent, and why. */
  readonly notSent: readonly { readonly kind: CustomerDocument['kind']; readonly why: string }[];
}

interface ArrivalBannerProps {
  readonly arrival: Arrival;
}

/** Says that the customer is on record, and which picture is not. */
export function ArrivalBanner({ arrival: { notSent } }: ArrivalBannerProps) {
  const pick = usePick();
  return (
    <AfterSave saves={1}>
      <Banner tone="good" title={pick(messages.created)} />
      {notSent.map(({ kind, why }) => (
        <Banner
          key={kind}
          tone="warning"
          title={`${pick(documentKindNames[kind])}: ${pick(messages.notSent)}`}
        >
          <p>{why}</p>
        </Banner>
      ))}
    </AfterSave>
  );
}
