import { accountEndpoints } from '#contract/lending/account.ts';
import type { Phrase } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { type ContactWays, ReachCustomer } from './reach-customer.tsx';

interface MessageCustomerProps {
  /** The agreement that the message is about, and its customer. */
  readonly agreement: { readonly id: string; readonly customerId: string };
  /** Made with the customer's name, in the customer's language. */
  readonly text: Phrase<(name: string) => string>;
  readonly ways: ContactWays;
}

/** A ready text to a customer in their preferred language; nothing until their contact data has loaded. */
export function MessageCustomer({ agreement, text, ways }: MessageCustomerProps) {
  const params = { id: agreement.customerId };
  const customer = useEndpoint(accountEndpoints.getAccount, { params }).data?.customer;
  if (customer === undefined) return null;
  const { language, phone, takesMessages } = customer;
  return (
    <ReachCustomer
      agreementId={agreement.id}
      phone={phone}
      text={text[language](pickWritten(customer.fullName, language))}
      language={language}
      takesMessages={takesMessages}
      ways={ways}
    />
  );
}
