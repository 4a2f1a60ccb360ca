import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { messages } from './form.messages.ts';
import classes from './form-foot.module.css';

interface FormFootProps {
  readonly verb: Phrase;
  readonly isSending: boolean;
  readonly isChanged: boolean;
  readonly back: string;
}

/** The way to save and the way back, always in sight. */
export function FormFoot({ verb, isSending, isChanged, back }: FormFootProps) {
  const pick = usePick();
  return (
    <div className={classes.foot}>
      <p role="status">{isChanged && !isSending && pick(messages.unsaved)}</p>
      <Button component={Link} to={back} variant="default" size="lg">
        {pick(messages.cancel)}
      </Button>
      {/* Not disabled: a button that is loses the focus. A form that is being sent is not sent again. */}
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {pick(isSending ? messages.saving : verb)}
      </Button>
    </div>
  );
}
