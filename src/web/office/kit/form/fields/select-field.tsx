import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { ChevronDownIcon } from '../../ui/office-icons.tsx';
import { Field } from './field.tsx';
import { type FieldProps, useFieldFrame } from './use-field-frame.tsx';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string> extends FieldProps<Value | null> {
  readonly choices: readonly Choice<Value>[];
  /** Shown while nothing is chosen. Without it, one of the choices is always chosen. */
  readonly none?: Phrase;
  /** For a field whose surroundings already name it. */
  readonly isLabelHidden?: boolean;
  readonly frameClass?: string | undefined;
}

/** One of a few choices, in the browser's own list, which every phone and keyboard supports. */
export function SelectField<Value extends string>({
  value,
  onEdit,
  choices,
  none,
  isLabelHidden = false,
  frameClass,
  ...field
}: SelectFieldProps<Value>) {
  const pick = usePick();
  const frame = useFieldFrame(field);
  return (
    <Field
      as="select"
      {...frame}
      isLabelHidden={isLabelHidden}
      frameClass={frameClass}
      value={value ?? ''}
      rightSection={<ChevronDownIcon size={18} />}
      onChange={(event) =>
        onEdit(choices.find((choice) => choice.value === event.currentTarget.value)?.value ?? null)
      }
    >
      {none !== undefined && <option value="">{pick(none)}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Field>
  );
}
