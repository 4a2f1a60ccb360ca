import { Link } from 'react-router';
import type { Account } from '#contract/lending/account.ts';
import { customerLabels } from '#contract/lending/field-labels.ts';
import type { PaymentPromiseState } from '#domain/lending/collections/payment-promise.ts';
import { formatDay, instantOf } from '#web/format/date-time.ts';
import { now } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { type Fact, Facts } from '#web/office/kit/record/facts.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { useRequestLink } from '#web/office/shell/use-request-link.ts';
import { RevealCnic } from '../../ground/customer/reveal-cnic.tsx';
import { keptOf } from '../../ground/labels/contact-labels.messages.ts';
import { fromRequest, messages } from '../account.messages.ts';
import { Relative } from '../relative.tsx';
import classes from './about-customer.module.css';
import { AsidePanel } from './aside-panel.tsx';

interface AboutCustomerProps {
  readonly account: Account;
}

/** The facts that the identity at the top has no room for. */
export function AboutCustomer({ account: { customer, promises } }: AboutCustomerProps) {
  const pick = usePick();
  const count = (wanted: PaymentPromiseState) => promises.filter(({ state }) => state === wanted).length;
  const kept = count('kept');
  const ended = kept + count('broken');
  const facts: readonly Fact[] = [
    { label: pick(messages.branch), value: pick(customer.branch) },
    ...(ended > 0 ? [{ label: pick(messages.promises), value: pick(keptOf)(kept, ended) }] : []),
  ];
  const identity: readonly Fact[] = [
    { label: pick(customerLabels.phone), value: <CustomerPhone phone={customer.phone} /> },
    { label: pick(customerLabels.cnic), value: <RevealCnic customer={customer} /> },
  ];
  return (
    <AsidePanel title={pick(messages.facts)}>
      <p>
        <Relative customer={customer} />
      </p>
      <div className={classes.onPhone}>
        <Facts facts={identity} />
      </div>
      <Facts facts={facts} />
      {customer.cameFrom !== null && <CameFrom {...customer.cameFrom} />}
    </AsidePanel>
  );
}

/** The request that the customer came from, as a link if the reader may open it. */
function CameFrom({ id, receivedAt, isWithinReach }: NonNullable<Account['customer']['cameFrom']>) {
  const pick = usePick();
  const language = useLanguage();
  const requestLink = useRequestLink();
  const text = pick(fromRequest)(formatDay(instantOf(receivedAt), language, now()));
  return <p>{isWithinReach ? <Link to={requestLink(id)}>{text}</Link> : text}</p>;
}
