import type { FormEvent, ReactNode } from 'react';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '../../controls/button.tsx';
import { Actions } from '../../layout/actions.tsx';
import { Stack } from '../../layout/stack.tsx';
import { Dialog } from '../../overlay/dialog.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { mayLeave, useLeaveWarning } from '../engine/unsaved-forms.ts';
import type { FramedForm } from '../engine/use-office-form.ts';
import { FormSummary } from '../form-summary.tsx';
import classes from './form-dialog.module.css';
import { messages } from './question.messages.ts';

/** The parts of a question, whatever its input. */
export interface QuestionProps {
  /** The question, with the object and the amount in it. */
  readonly title: string;
  readonly icon?: ReactNode;
  /** The consequence, and any further fields. */
  readonly children: ReactNode;
  /** The button repeats the action and the amount. */
  readonly verb: ReactNode;
  /** True if the action removes something. */
  readonly isDestructive?: boolean;
  /** The reason why it cannot be done as it is. */
  readonly disabledReason?: Phrase | null;
  readonly onClose: () => void;
}

const decided = { watched: { isChanged: () => false, subscribe: () => () => undefined } };

interface FormDialogProps extends QuestionProps {
  readonly form: FramedForm;
}

/** A question with a form in it: its fields are among the children. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, icon, children, verb, isDestructive = false, disabledReason = null, onClose } = props;
  const pick = usePick();
  // Success may lead to another page. Once the form is being sent, leaving is intended.
  useLeaveWarning(form.isSending ? decided : form);

  /** Escape and a click beside the dialog may be a mistake; Cancel is not. A pending request cannot be left. */
  async function leave() {
    if (!form.isSending && (await mayLeave(form.watched.isChanged))) onClose();
  }

  return (
    <Dialog title={title} icon={icon} onClose={() => void leave()}>
      <Stack
        as="form"
        gap={3}
        className={classes.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormSummary form={form} refused={messages.notDone} />
        {children}
        <Actions>
          <Button variant="default" size="lg" onClick={form.isSending ? undefined : onClose}>
            {pick(messages.cancel)}
          </Button>
          <ActionButton
            type="submit"
            size="lg"
            color={isDestructive ? 'red' : 'blue'}
            disabledReason={disabledReason}
            isRunning={form.isSending}
          >
            {verb}
          </ActionButton>
        </Actions>
      </Stack>
    </Dialog>
  );
}
