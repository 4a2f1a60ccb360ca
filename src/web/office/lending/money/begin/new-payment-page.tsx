import { useLocation, useNavigate } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePayerLink } from '#web/office/shell/use-payer-link.ts';
import { FindPayer } from './find-payer.tsx';
import { messages } from './new-payment.messages.ts';
import { PayerAgreements } from './payer-agreements.tsx';

/** The start of a payment when no account is open: it asks for the customer and the agreement. */
export function NewPaymentPage() {
  const pick = usePick();
  const { title } = usePage();
  const navigate = useNavigate();
  const payerLink = usePayerLink();
  const customerId = new URLSearchParams(useLocation().search).get('customer');

  function begin(id: string) {
    const { to, state } = payerLink(id);
    void navigate(to, { state });
  }

  return (
    <>
      <PageHeader title={title} help={pick(messages.lead)} />
      <section className={panel.panel} aria-label={title}>
        {customerId === null ? (
          <FindPayer onFound={begin} />
        ) : (
          <PayerAgreements key={customerId} customerId={customerId} />
        )}
      </section>
    </>
  );
}
