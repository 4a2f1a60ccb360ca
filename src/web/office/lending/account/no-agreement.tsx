import type { AccountCustomer } from '#contract/lending/account.ts';
import { usePick } from '#web/i18n/language.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { messages } from './account.messages.ts';
import { NewAgreementButton } from './new-agreement-button.tsx';

interface NoAgreementProps {
  readonly customer: AccountCustomer;
}

/** Fills the place of the agreements while there are none. */
export function NoAgreement({ customer }: NoAgreementProps) {
  const pick = usePick();
  return (
    <section className={panel.panel} aria-label={pick(messages.agreements)}>
      <EmptyState
        drawing={<OpenRegister />}
        title={pick(messages.emptyTitle)}
        text={pick(messages.emptyText)}
        action={<NewAgreementButton customer={customer} />}
      />
    </section>
  );
}
