import type { Customer } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { RevealCnic } from '../ground/customer/reveal-cnic.tsx';
import classes from './cnic-on-record.module.css';
import { messages } from './customer-form.messages.ts';

interface CnicOnRecordProps {
  readonly customer: Pick<Customer, 'id' | 'cnicMasked'>;
}

/** The recorded number, shown beside the form. */
export function CnicOnRecord({ customer }: CnicOnRecordProps) {
  const pick = usePick();
  return (
    <div className={classes.record}>
      <span className={classes.label}>{pick(messages.onRecord)}</span>
      <RevealCnic customer={customer} />
      <p className={classes.hint}>{pick(messages.revealHint)}</p>
    </div>
  );
}
