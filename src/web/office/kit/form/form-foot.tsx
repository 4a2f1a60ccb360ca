import { Link } from 'react-router';
import type { Phrase } from '#domain/language.ts';
import { isAnswerLost } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '../controls/button.tsx';
import { Row } from '../layout/row.tsx';
import type { FramedForm } from './engine/use-office-form.ts';
import { messages } from './form.messages.ts';
import classes from './form-foot.module.css';

interface FormFootProps {
  readonly verb: Phrase;
  readonly form: Pick<FramedForm, 'isSending' | 'isChanged' | 'refusal'>;
  readonly back: string;
}

/** The save button and the back link, always visible. */
export function FormFoot({ verb, form: { isSending, isChanged, refusal }, back }: FormFootProps) {
  const pick = usePick();
  // After a lost answer the outcome is unknown.
  const isUnsaved = isChanged && !isSending && !isAnswerLost(refusal);
  return (
    <Row gap={2} align="center" wraps pad={[3, 4]} className={classes.foot}>
      <p role="status">{isUnsaved && pick(messages.unsaved)}</p>
      <Button as={Link} to={back} variant="default" size="lg">
        {pick(messages.cancel)}
      </Button>
      {/* Not disabled, because a disabled button loses the focus. A form that is being sent is not sent again. */}
      <Button type="submit" size="lg" aria-disabled={isSending}>
        {pick(isSending ? messages.saving : verb)}
      </Button>
    </Row>
  );
}
