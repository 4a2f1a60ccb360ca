import { useEffect, useRef } from 'react';
import { pickWritten } from '#domain/written.ts';
import { type ApiFailure, isAnswerLost } from '#web/api/api-failure.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { AmountReview } from '#web/office/kit/form/amount-review.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { ShieldIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from '../../ground/recording/recording.messages.ts';
import { RecordingTrouble } from '../../ground/recording/recording-trouble.tsx';
import { useDeafAtFirst } from '../../ground/recording/use-deaf-at-first.ts';
import { isUnconfirmed } from '../../ground/recording/use-recording.ts';
import { formMessages } from '../enter/money-form.messages.ts';
import { type ComingEntry, isPossibleDuplicate, type Preview } from '../money-ledger.ts';
import { StepMarks } from '../step-marks.tsx';
import type { StepProps } from '../step-props.ts';
import { BeforeAfter } from './before-after.tsx';
import { reviewMessages } from './review.messages.ts';
import classes from './review.module.css';
import { ReviewFacts } from './review-facts.tsx';

interface ReviewStepProps extends StepProps {
  readonly coming: ComingEntry;
  readonly preview: Preview;
  readonly failure: ApiFailure | null;
  readonly onBack: () => void;
}

/** The second step: the same entry in figures and in words. Only its button records; it has the focus, but not for the press before. */
export function ReviewStep(props: ReviewStepProps) {
  const { task, basis, ledger, form, coming, preview, failure, close, onBack } = props;
  const pick = usePick();
  const name = pickWritten(basis.customer.fullName, useLanguage());
  const isDeaf = useDeafAtFirst();
  const recording = useRef<HTMLButtonElement>(null);
  useEffect(() => recording.current?.focus(), []);

  /** The reader cannot leave while the entry is being sent, so that they see its receipt. */
  function leave(away: () => void) {
    if (!form.isSending) away();
  }

  return (
    <Drawer
      title={pick(reviewMessages.title)}
      lead={pick(formMessages.stepTwo)}
      tools={<StepMarks done={1} />}
      onClose={() => leave(close)}
      foot={
        <>
          <Text size={2} tone="muted">
            {!isAnswerLost(failure) && pick(formMessages.nothingYet)}
          </Text>
          <Button variant="default" size="lg" onClick={() => leave(onBack)} aria-disabled={form.isSending}>
            {pick(reviewMessages.back)}
          </Button>
          <ActionButton
            ref={recording}
            size="lg"
            icon={<CheckIcon size={18} />}
            isRunning={form.isSending || isDeaf}
            disabledReason={isUnconfirmed(failure, form.values.confirmed) ? messages.confirmFirst : null}
            onPress={() => void form.submit()}
          >
            <span>
              {pick(buttonText(props))} <Ltr>{formatRupees(coming.amount)}</Ltr>
            </span>
          </ActionButton>
        </>
      }
    >
      <Stack as="section" gap={4} className={classes.review}>
        <RecordingTrouble
          form={form}
          failure={failure}
          confirmed={form.field('confirmed')}
          refused={task.texts.refused}
        />
        <AmountReview lead={pick(task.texts.lead)(name)} amount={coming.amount} />
        {isPossibleDuplicate(ledger, coming) && (
          <Banner tone="warning" title={pick(formMessages.likeAnother)} />
        )}
        <ReviewFacts {...props} />
        <BeforeAfter task={task} preview={preview} />
        <Row as="p" gap={3} size={3} tone="muted" className={classes.never}>
          <ShieldIcon size={20} />
          {pick(task.texts.never)}
        </Row>
      </Stack>
    </Drawer>
  );
}

function buttonText({ task: { texts }, form, failure }: ReviewStepProps) {
  if (form.isSending) return texts.verbWhileSending;
  return isAnswerLost(failure) ? messages.sendAgain : texts.verb;
}
