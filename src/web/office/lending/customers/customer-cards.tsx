import type { ReactNode } from 'react';
import type { CustomerListRow } from '#contract/lending/customers.ts';
import { otherName, personName } from '#web/format/person-name.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './customer-cards.module.css';
import { messages } from './customers.messages.ts';
import { StandingBadges } from './standing-badges.tsx';

interface CustomerCardsProps {
  readonly customers: readonly CustomerListRow[];
  readonly linkTo: (id: string) => string;
  /** The checkbox of a customer, while several are being selected. */
  readonly choiceOf?: ((customer: CustomerListRow) => ReactNode) | undefined;
}

/** Customers on a phone: the data of a table row, one card each. */
export function CustomerCards({ customers, linkTo, choiceOf }: CustomerCardsProps) {
  const pick = usePick();
  const language = useLanguage();
  return (
    <ul className={classes.cards}>
      {customers.map((customer) => (
        <li key={customer.id} className={classes.card}>
          <div className={classes.head}>
            {choiceOf?.(customer)}
            <PersonCell
              name={personName(customer, language)}
              second={otherName(customer, language)}
              shape="square"
              to={linkTo(customer.id)}
            />
            <div className={classes.owed}>
              <span>{pick(messages.outstanding)}</span>
              <Money amount={customer.outstanding} />
            </div>
          </div>
          <p className={classes.facts}>
            <Ltr>{formatStoredPhone(customer.phone)}</Ltr>
            <Ltr>{customer.cnicMasked}</Ltr>
            <FactLine>
              {pick(customer.branch)}
              {customer.officerName !== null && <WrittenText>{pick(customer.officerName)}</WrittenText>}
            </FactLine>
          </p>
          <StandingBadges customer={customer} />
        </li>
      ))}
    </ul>
  );
}
