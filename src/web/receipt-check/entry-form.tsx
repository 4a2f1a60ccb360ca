import { type FormEvent, useId, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import buttons from '#web/ui/button.module.css';
import { messages } from './entry-form.messages.ts';
import classes from './entry-form.module.css';

interface EntryFormProps {
  /** The entry that was compared last; empty before the first time. */
  readonly typed: string;
  readonly isUnreadable: boolean;
  readonly onCompare: (entry: string) => void;
}

/** Takes the entry that is printed on the paper, for who typed only the code. */
export function EntryForm({ typed, isUnreadable, onCompare }: EntryFormProps) {
  const pick = usePick();
  const id = useId();
  const [text, setText] = useState(typed);
  const compare = (event: FormEvent) => {
    event.preventDefault();
    onCompare(text.trim());
  };
  return (
    <form className={classes.form} onSubmit={compare}>
      <label htmlFor={id}>{pick(messages.entry)}</label>
      <input
        id={id}
        value={text}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isUnreadable}
        aria-describedby={`${id}-below`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-below`} className={isUnreadable ? classes.problem : classes.hint}>
        {pick(isUnreadable ? messages.unreadable : messages.hint)}
      </p>
      <button type="submit" className={buttons.plain}>
        {pick(messages.compare)}
      </button>
    </form>
  );
}
