import type { CustomerListRow } from '#contract/lending/customers.ts';
import { otherWritten, pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { Choice } from '#web/office/kit/list/choice/choice.ts';
import { RowChoice } from '#web/office/kit/list/choice/row-choice.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './customer-cards.module.css';
import { messages } from './customers.messages.ts';
import { DaysLate } from './days-late.tsx';
import { StandingBadges } from './standing-badges.tsx';

interface CustomerCardsProps {
  readonly customers: readonly CustomerListRow[];
  readonly linkTo: (id: string) => string;
  /** The customers chosen to act on together; without it none can be. */
  readonly choice: Choice<CustomerListRow> | undefined;
}

/** Customers on a phone: the data of a table row, one card each. */
export function CustomerCards({ customers, linkTo, choice }: CustomerCardsProps) {
  const pick = usePick();
  const language = useLanguage();
  return (
    <ul>
      {customers.map((customer) => (
        <Stack as="li" gap={2} pad={[3, 4]} key={customer.id} className={classes.card}>
          <Row gap={[2, 4]} wraps align="start">
            {choice !== undefined && <RowChoice row={customer} choice={choice} />}
            <PersonCell
              name={pickWritten(customer.fullName, language)}
              second={otherWritten(customer.fullName, language)}
              shape="square"
              to={linkTo(customer.id)}
            />
            <Stack weight={600} className={classes.owed}>
              <Text as="span" size={2} tone="muted" weight={400}>
                {pick(messages.outstanding)}
              </Text>
              <Money amount={customer.outstanding} />
            </Stack>
          </Row>
          <Row as="p" gap={[0, 3]} wraps size={3} tone="muted">
            <CustomerPhone phone={customer.phone} />
            <Ltr>{customer.cnicMasked}</Ltr>
            <FactLine>
              {pick(customer.branch)}
              {customer.officerName !== null && <WrittenText>{pick(customer.officerName)}</WrittenText>}
            </FactLine>
          </Row>
          <Row gap={[1, 3]} align="center" wraps>
            {customer.activeAgreements > 0 && (
              <Text as="span" size={2} tone="muted">
                {pick(messages.daysPastDue)}
              </Text>
            )}
            <DaysLate customer={customer} />
            <StandingBadges customer={customer} />
          </Row>
        </Stack>
      ))}
    </ul>
  );
}
