import type { AccountCustomer } from '#contract/lending/account.ts';
import { usePick } from '#web/i18n/language.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import type { Arrival } from '../ground/customer/arrival.ts';
import { messages } from './account.messages.ts';
import { ArrivalBanner } from './arrival-banner.tsx';
import { NewAgreementButton } from './new-agreement-button.tsx';

interface NoAgreementProps {
  readonly customer: AccountCustomer;
  /** Set when the customer has just been added: the first agreement is the next step. */
  readonly arrival: Arrival | null;
}

/** Fills the place of the agreements while there are none. */
export function NoAgreement({ customer, arrival }: NoAgreementProps) {
  const pick = usePick();
  return (
    <>
      {arrival !== null && <ArrivalBanner arrival={arrival} customerId={customer.id} />}
      <section className={panel.panel} aria-label={pick(messages.agreements)}>
        <EmptyState
          drawing={<OpenRegister />}
          title={pick(messages.emptyTitle)}
          text={pick(messages.emptyText)}
          action={<NewAgreementButton customer={customer} takesFocus={arrival !== null} />}
        />
      </section>
    </>
  );
}
