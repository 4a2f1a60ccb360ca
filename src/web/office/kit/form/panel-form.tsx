import type { FormEvent, ReactNode } from 'react';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '../controls/button.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { AfterSave } from './after-save.tsx';
import { useLeaveWarning } from './engine/unsaved-forms.ts';
import type { FramedForm } from './engine/use-office-form.ts';
import { FormSummary } from './form-summary.tsx';
import classes from './panel-form.module.css';

interface PanelFormProps {
  readonly form: FramedForm;
  readonly verb: Phrase;
  readonly verbWhileSending: Phrase;
  /** The action that failed, when it is refused. */
  readonly refused: Phrase;
  readonly isDangerous?: boolean;
  readonly cancel?: { readonly label: Phrase; readonly run: () => void };
  /** The message after success, in a form that stays open. */
  readonly done?: Phrase;
  readonly children: ReactNode;
}

/** A form that is a part of a page or a dialog: its error summary, its fields, its buttons. */
export function PanelForm(props: PanelFormProps) {
  const { form, verb, verbWhileSending, refused, isDangerous = false, cancel, done, children } = props;
  const pick = usePick();
  useLeaveWarning(form);
  return (
    <Stack
      as="form"
      noValidate
      gap={4}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <FormSummary form={form} refused={refused} />
      {children}
      <Row gap={2} align="center" justify="end" wraps className={classes.foot}>
        {done && (
          <AfterSave saves={form.saves}>
            <Text as="span" tone="good" weight={600}>
              {form.saves > 0 && !form.isChanged && pick(done)}
            </Text>
          </AfterSave>
        )}
        {cancel && (
          <Button variant="default" onClick={cancel.run}>
            {pick(cancel.label)}
          </Button>
        )}
        <Button type="submit" color={isDangerous ? 'red' : 'blue'} aria-disabled={form.isSending}>
          {pick(form.isSending ? verbWhileSending : verb)}
        </Button>
      </Row>
    </Stack>
  );
}
