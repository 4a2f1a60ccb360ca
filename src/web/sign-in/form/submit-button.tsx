import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import buttons from '#web/ui/button.module.css';
import classes from './sign-in-form.module.css';

interface SubmitButtonProps {
  readonly isSending: boolean;
  readonly label: Phrase;
  readonly labelWhileSending: Phrase;
}

/** Sends the form, once. */
export function SubmitButton({ isSending, label, labelWhileSending }: SubmitButtonProps) {
  const pick = usePick();
  return (
    <button type="submit" className={buttons.primary} aria-disabled={isSending}>
      {isSending && <span className={buttons.spinner} aria-hidden="true" />}
      <span className={classes.label}>{pick(isSending ? labelWhileSending : label)}</span>
    </button>
  );
}
