import { useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { messages } from '#web/sign-in/form/account-form.messages.ts';
import { ProfileField, type ProfileFieldProps } from './profile-field.tsx';
import classes from './profile-form.module.css';

interface ProfilePasswordFieldProps extends ProfileFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at before it is sent. */
export function ProfilePasswordField(props: ProfilePasswordFieldProps) {
  const pick = usePick();
  const [isShown, setIsShown] = useState(false);
  return (
    <ProfileField
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      withAsterisk={false}
      rightSectionWidth={72}
      rightSection={
        <button
          type="button"
          className={classes.reveal}
          aria-controls={props.id}
          onClick={() => setIsShown(!isShown)}
        >
          {pick(isShown ? messages.hide : messages.show)}
          <span className="visually-hidden">{props.label}</span>
        </button>
      }
    />
  );
}
