import { useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { messages } from '../form.messages.ts';
import { Field } from './field.tsx';
import classes from './form-fields.module.css';
import { type FieldProps, useFieldFrame } from './use-field-frame.tsx';

interface PasswordFieldProps extends FieldProps<string | null, string> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
}

/** A password that can be looked at before it is sent. */
export function PasswordField({
  value,
  onEdit,
  autoComplete,
  autoFocus = false,
  ...field
}: PasswordFieldProps) {
  const pick = usePick();
  const frame = useFieldFrame({ ...field, isRequired: true });
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...frame}
      hasStar={false}
      type={isShown ? 'text' : 'password'}
      value={value ?? ''}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      dir="ltr"
      onChange={(event) => onEdit(event.currentTarget.value)}
      rightSectionWidth={72}
      rightSection={
        <button
          type="button"
          className={`${classes.reveal} screen-only`}
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
        >
          {pick(isShown ? messages.hide : messages.show)}
          <span className="visually-hidden">{pick(field.label)}</span>
        </button>
      }
    />
  );
}
