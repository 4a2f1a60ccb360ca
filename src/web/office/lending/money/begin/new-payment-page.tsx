import { usePick } from '#web/i18n/language.ts';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useAddressQuery } from '#web/office/shell/use-address-query.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { FindPayer } from './find-payer.tsx';
import { messages } from './new-payment.messages.ts';
import { PayerAgreements } from './payer-agreements.tsx';

/** The start of a payment when no account is open: it asks for the customer and the agreement. */
export function NewPaymentPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useAddressQuery();
  const customerId = address.get('customer');
  return (
    <>
      <PageHeader title={title} help={pick(messages.lead)} />
      <section className={panel.panel} aria-label={title}>
        {customerId === null ? (
          <FindPayer onFound={(id) => address.set({ customer: id })} />
        ) : (
          <PayerAgreements customerId={customerId} />
        )}
      </section>
    </>
  );
}
