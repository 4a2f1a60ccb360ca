import { useId } from 'react';
import { collectionErrors } from '#contract/errors/collection-errors.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import { phraseOfWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { PersonField } from '#web/office/kit/form/choices/person-field.tsx';
import { useOfficeHours } from '#web/office/shell/lender/use-office-hours.ts';
import { relationName } from '../ground/labels/guarantor-relations.messages.ts';
import { messages } from './collections.messages.ts';
import classes from './reached-person-field.module.css';

interface ReachedPersonFieldProps {
  readonly agreement: Agreement;
  /** A guarantor; null is the customer. */
  readonly value: string | null;
  readonly onChoose: (guarantorId: string | null) => void;
}

/** The contacted person: the customer, or a guarantor once that is allowed. Until then it says why not. */
export function ReachedPersonField({ agreement, value, onChoose }: ReachedPersonFieldProps) {
  const pick = usePick();
  const language = useLanguage();
  const id = useId();
  const days = useOfficeHours()?.guarantorContactAfterDays;
  const { guarantors, customerName } = agreement;
  const reachable = guarantors.filter(({ phone }) => phone !== null);
  if (guarantors.length === 0) return null;
  if (reachable.length === 0)
    return days === undefined ? null : (
      <p className={classes.tooEarly}>{pick(collectionErrors.guarantor_too_early.text)({ days })}</p>
    );
  return (
    <div className={classes.field}>
      <PersonField
        id={id}
        name="guarantorId"
        label={messages.reachedPerson}
        value={value}
        problem={undefined}
        none={phraseOfWritten(customerName)}
        people={reachable.map(({ relation, ...guarantor }) => ({
          ...guarantor,
          note: relationName(relation, language),
        }))}
        onEdit={onChoose}
      />
    </div>
  );
}
