import type { MoneyBasis } from '#contract/lending/payments.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import classes from './agreement-card.module.css';

interface AgreementCardProps {
  readonly basis: MoneyBasis;
}

/** Whose money it is, and for what. */
export function AgreementCard({ basis: { customer, number, goods } }: AgreementCardProps) {
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
    </div>
  );
}

/** A customer's name as the reader reads it. */
export function nameOf({ fullName, fullNameUr }: MoneyBasis['customer'], language: 'en' | 'ur'): string {
  return (language === 'ur' && fullNameUr) || fullName;
}
