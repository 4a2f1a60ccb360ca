import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { messages } from './form.messages.ts';
import classes from './form-foot.module.css';

interface FormFootProps {
  /** What the button does, where saving is not the whole of it. */
  readonly verb?: string | undefined;
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
      <Button type="submit" size="lg" disabled={isSending}>
        {isSending ? pick(messages.saving) : (verb ?? pick(messages.save))}
      </Button>
    </div>
  );
}
