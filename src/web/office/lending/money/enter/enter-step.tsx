import { type FormEvent, useEffect, useId } from 'react';
import { formatRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { FormSummary } from '#web/office/kit/form/form-summary.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import type { ComingEntry, Preview } from '../money-ledger.ts';
import { obstacleOf } from '../money-refusal.ts';
import { StepMarks } from '../step-marks.tsx';
import type { StepProps } from '../step-props.ts';
import { AgreementCard } from './agreement-card.tsx';
import { AmountEntry } from './amount-entry.tsx';
import { Effect } from './effect.tsx';
import { HandedMoneyFields } from './handed-money-fields.tsx';
import { formMessages } from './money-form.messages.ts';
import { MoveFields } from './move-fields.tsx';

interface EnterStepProps extends StepProps {
  readonly coming: ComingEntry | null;
  readonly preview: Preview | null;
  readonly onReview: () => void;
}

/** The first step: the amount, the method, the date, and a preview of the effect. */
export function EnterStep(props: EnterStepProps) {
  const { task, basis, ledger, form, today, coming, preview, close, onReview } = props;
  const pick = usePick();
  const formId = useId();
  const amountId = form.idOf('amount');
  // Input starts in the amount, at first and after coming back from the review: another amount replaces the proposed one. A
  // refusal takes the focus itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the step appears
  useEffect(() => {
    const field = document.getElementById(amountId);
    if (form.refusal !== null || !(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (obstacle === null && form.check()) onReview();
  }

  const obstacle = obstacleOf(task, basis);
  return (
    <Drawer
      title={pick(task.texts.title)}
      lead={pick(formMessages.stepOne)}
      tools={<StepMarks done={0} />}
      onClose={close}
      foot={
        <>
          <Text size={2} tone="muted">
            {pick(formMessages.nothingYet)}
          </Text>
          <Button variant="default" size="lg" onClick={close}>
            {pick(formMessages.cancel)}
          </Button>
          <ActionButton size="lg" type="submit" form={formId} disabledReason={obstacle}>
            <span>
              {pick(formMessages.review)} {coming && <Ltr>{formatRupees(coming.amount)}</Ltr>}
            </span>
          </ActionButton>
        </>
      }
    >
      <Stack as="form" noValidate id={formId} gap={4} onSubmit={submit}>
        <FormSummary form={form} refused={task.texts.refused} />
        <AgreementCard basis={basis} mayChange={task.asksForPayer === true} />
        <AmountEntry form={form} label={task.texts.amount} proposals={task.proposalsOf(ledger, today)} />
        {task.isMove ? (
          <MoveFields form={form} basis={basis} />
        ) : (
          <HandedMoneyFields
            form={form}
            task={task}
            basis={basis}
            ledger={ledger}
            today={today}
            coming={coming}
          />
        )}
        <Effect task={task} ledger={ledger} preview={preview} coming={coming} />
      </Stack>
    </Drawer>
  );
}
