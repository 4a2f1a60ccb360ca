import type { FieldOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { FieldProblem } from '#web/office/kit/form/fields/field-problem.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { weekdayNames } from '../../ground/lender-labels.messages.ts';

/** A switch for each day of the week. */
export function WeeklyDaysOff({ id, name, value, problem, onEdit }: FieldOf<readonly number[]>) {
  return (
    <>
      {weekdayNames.map((label, day) => (
        <SwitchField
          key={label.en}
          id={day === 0 ? id : `${id}-${day}`}
          name={`${name}-${day}`}
          label={label}
          value={value.includes(day)}
          problem={undefined}
          onEdit={(isOff) => onEdit(isOff ? [...value, day] : value.filter((other) => other !== day))}
        />
      ))}
      {problem && (
        <div className={section.wide}>
          <FieldProblem problem={problem} />
        </div>
      )}
    </>
  );
}
