import { NativeSelect } from '@mantine/core';
import { collectionErrors } from '#contract/errors/collection-errors.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useOfficeHours } from '#web/office/kit/data/use-office-hours.ts';
import fields from '#web/office/kit/form/fields/form-fields.module.css';
import { relationName } from '#web/office/kit/labels/guarantor-relations.messages.ts';
import { ChevronDownIcon } from '#web/office/kit/ui/office-icons.tsx';
import { messages } from './collections.messages.ts';
import classes from './reached-person-field.module.css';

interface ReachedPersonFieldProps {
  readonly agreement: Agreement;
  /** A guarantor; null is the customer. */
  readonly value: string | null;
  readonly onChoose: (guarantorId: string | null) => void;
}

/** The person who is reached: the customer, or a guarantor once that is allowed. Until then it says why not. */
export function ReachedPersonField({ agreement, value, onChoose }: ReachedPersonFieldProps) {
  const pick = usePick();
  const language = useLanguage();
  const days = useOfficeHours()?.guarantorContactAfterDays;
  const { guarantors, customerName, customerNameUr } = agreement;
  const reachable = guarantors.filter(({ phone }) => phone !== null);
  if (guarantors.length === 0) return null;
  if (reachable.length === 0)
    return days === undefined ? null : (
      <p className={classes.tooEarly}>{pick(collectionErrors.guarantor_too_early.text)({ days })}</p>
    );
  return (
    <NativeSelect
      label={pick(messages.reachedPerson)}
      classNames={{ label: fields.label }}
      value={value ?? ''}
      data={[
        { value: '', label: (language === 'ur' && customerNameUr) || customerName },
        ...reachable.map(({ id, relation, ...guarantor }) => ({
          value: id,
          label: `${personName(guarantor, language)} (${relationName(relation, language)})`,
        })),
      ]}
      size="md"
      rightSection={<ChevronDownIcon size={18} />}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
      mb="md"
    />
  );
}
