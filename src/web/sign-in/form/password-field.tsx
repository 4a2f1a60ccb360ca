import { useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { EyeIcon, EyeOffIcon } from '#web/ui/sign-in-icons.tsx';
import { messages } from './sign-in-form.messages.ts';
import classes from './sign-in-form.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field that can show its text. */
export function PasswordField(props: TextFieldProps) {
  const pick = usePick();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className={classes.reveal}
          aria-controls={props.id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
          <span>{pick(isShown ? messages.hide : messages.show)}</span>
          <span className="visually-hidden">{props.label}</span>
        </button>
      }
    />
  );
}
