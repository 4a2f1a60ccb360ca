import { type FormEvent, useId, useState } from 'react';
import { readChainMark } from '#domain/audit/chain-mark.ts';
import { usePick } from '#web/i18n/language.ts';
import buttons from '#web/ui/button.module.css';
import classes from './entry-form.module.css';
import { messages } from './receipt-check.messages.ts';

interface EntryFormProps {
  /** The entry in the address, as it was typed there. */
  readonly typed: string;
  readonly onCompare: (entry: string) => void;
}

/** Takes the entry that is printed on the paper, for who typed only the code. */
export function EntryForm({ typed, onCompare }: EntryFormProps) {
  const pick = usePick();
  const id = useId();
  const [text, setText] = useState(typed);
  const [isWrong, setIsWrong] = useState(typed !== '' && readChainMark(typed) === null);
  const compare = (event: FormEvent) => {
    event.preventDefault();
    const entry = readChainMark(text);
    setIsWrong(entry === null);
    if (entry !== null) onCompare(entry);
  };
  return (
    <form className={classes.form} onSubmit={compare} noValidate>
      <label htmlFor={id}>{pick(messages.entry)}</label>
      <input
        id={id}
        value={text}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-below`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-below`} className={isWrong ? classes.problem : classes.hint}>
        {pick(isWrong ? messages.entryUnreadable : messages.entryHint)}
      </p>
      <button type="submit" className={buttons.plain}>
        {pick(messages.compare)}
      </button>
    </form>
  );
}
