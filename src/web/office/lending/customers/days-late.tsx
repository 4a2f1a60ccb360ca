import type { CustomerListRow } from '#contract/lending/customers.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './customers.messages.ts';
import classes from './days-late.module.css';

interface DaysLateProps {
  readonly customer: Pick<CustomerListRow, 'activeAgreements' | 'daysPastDue'>;
}

/** The first day of each ageing class after the first. */
const classesFrom = [1, 31, 61, 91];

/** The days past due of a customer, with the color of their ageing class. */
export function DaysLate({ customer: { activeAgreements, daysPastDue } }: DaysLateProps) {
  const pick = usePick();
  if (activeAgreements === 0)
    return (
      <Text as="span" size={2} tone="muted">
        {pick(messages.noAgreement)}
      </Text>
    );
  const age = classesFrom.filter((from) => daysPastDue >= from).length;
  return (
    <Text as="span" weight={age > 0 ? 600 : 400} tone={age > 0 ? 'ink' : 'muted'} className={classes.days}>
      {age > 0 && <span className={classes.age} data-age={age} />}
      <Ltr>{formatCount(daysPastDue)}</Ltr>
    </Text>
  );
}
