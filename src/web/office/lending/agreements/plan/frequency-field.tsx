import { type FrequencyUnit, frequencyUnits } from '#domain/lending/agreements/plan.ts';
import { usePick } from '#web/i18n/language.ts';
import { ChoicesField } from '#web/office/kit/form/choices/choices-field.tsx';
import type { FieldOf } from '#web/office/kit/form/engine/use-office-form.ts';
import segments from '#web/office/kit/ui/segments.module.css';
import classes from './choice-field.module.css';
import { unitNames } from './plan.messages.ts';

interface FrequencyFieldProps {
  readonly field: FieldOf<FrequencyUnit | null>;
}

/** The frequency of installments: by the month, by the week, or every so many days. */
export function FrequencyField({ field: { name, value, onEdit, ...field } }: FrequencyFieldProps) {
  const pick = usePick();
  return (
    <ChoicesField {...field}>
      <div className={segments.segments}>
        {frequencyUnits.map((unit) => (
          <label key={unit} className={classes.over}>
            <input type="radio" name={name} checked={unit === value} onChange={() => onEdit(unit)} />
            <span>{pick(unitNames[unit])}</span>
          </label>
        ))}
      </div>
    </ChoicesField>
  );
}
