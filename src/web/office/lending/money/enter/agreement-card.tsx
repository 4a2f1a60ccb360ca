import { Link } from 'react-router';
import type { MoneyBasis } from '#contract/lending/payments.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import classes from './agreement-card.module.css';
import { formMessages } from './money-form.messages.ts';

interface AgreementCardProps {
  readonly basis: MoneyBasis;
  /** Whether another customer may be paying after all. */
  readonly mayChange: boolean;
}

/** Whose money it is, and for what. */
export function AgreementCard({ basis: { customer, number, goods }, mayChange }: AgreementCardProps) {
  const pick = usePick();
  const area = useArea();
  const name = nameOf(customer, useLanguage());
  return (
    <div className={classes.card}>
      <Avatar name={name} shape="square" />
      <div>
        <p className={classes.name}>
          <WrittenText>{name}</WrittenText>
        </p>
        <p className={classes.what}>
          <Code>{number}</Code> · <WrittenText>{goods.join(', ')}</WrittenText>
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

/** A customer's name as the reader reads it. */
export function nameOf({ fullName, fullNameUr }: MoneyBasis['customer'], language: 'en' | 'ur'): string {
  return (language === 'ur' && fullNameUr) || fullName;
}
