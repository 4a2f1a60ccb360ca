import { Link } from 'react-router';
import type { MoneyBasis } from '#contract/lending/payments.ts';
import { inARow } from '#web/format/in-a-row.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import classes from './agreement-card.module.css';
import { formMessages } from './money-form.messages.ts';

interface AgreementCardProps {
  readonly basis: MoneyBasis;
  /** True while the payer can still be changed. */
  readonly mayChange: boolean;
}

/** The customer and the agreement that the money is for. */
export function AgreementCard({ basis: { customer, number, goods }, mayChange }: AgreementCardProps) {
  const pick = usePick();
  const area = useArea();
  const name = personName(customer, useLanguage());
  return (
    <div className={classes.card}>
      <Avatar name={name} shape="square" />
      <div>
        <p className={classes.name}>
          <WrittenText>{name}</WrittenText>
        </p>
        <p className={classes.what}>
          <FactLine>
            <Code>{number}</Code>
            <WrittenText>{pick(inARow)(goods.map(pick))}</WrittenText>
          </FactLine>
        </p>
      </div>
      {mayChange && (
        <Link to={area.newPayment()} replace className={classes.change}>
          {pick(formMessages.change)}
        </Link>
      )}
    </div>
  );
}
