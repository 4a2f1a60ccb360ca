import { useEffect, useRef } from 'react';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { rupees } from '#domain/money/rupees.ts';
import { pickWritten } from '#domain/written.ts';
import { isAnswerLost } from '#web/api/api-failure.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { AmountReview } from '#web/office/kit/form/amount-review.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { principalNames } from '../../ground/labels/agreement-labels.messages.ts';
import { messages as recording } from '../../ground/recording/recording.messages.ts';
import { RecordingTrouble } from '../../ground/recording/recording-trouble.tsx';
import { isUnconfirmed } from '../../ground/recording/use-recording.ts';
import { AgreementLead } from '../agreement-heading.tsx';
import {
  handOverAnd,
  labels,
  messages,
  payOut,
  payOutTo,
  receivedFrom,
  startWords,
} from './activation.messages.ts';
import type { StepProps } from './step-props.ts';
import { movesMoney } from './use-activation.ts';

interface ReviewActivationProps extends StepProps {
  readonly onBack: () => void;
}

/** The second step: everything once more, the amount also in words. Only from here is it recorded. */
export function ReviewActivation({ agreement, activation, close, onBack }: ReviewActivationProps) {
  const pick = usePick();
  const { form, failure } = activation;
  const { contractKind, price, downPayment, customerName } = agreement;
  const words = startWords[contractKind];
  const isLoan = contractKind === 'qard_e_hasan';
  const name = pickWritten(customerName, useLanguage());
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.focus(), []);
  const isLost = isAnswerLost(failure);
  const verb = isLoan
    ? pick(payOut)(price)
    : downPayment > 0
      ? pick(handOverAnd)(downPayment)
      : pick(words.verb);
  return (
    <Drawer
      title={pick(words.title)}
      lead={pick(messages.stepTwo)}
      onClose={close}
      foot={
        <>
          {/* After an answer that was lost nobody knows. */}
          <Text size={2} tone="muted">
            {!isLost && pick(messages.nothingYet)}
          </Text>
          <Button variant="default" size="lg" onClick={form.isSending ? undefined : onBack}>
            {pick(messages.back)}
          </Button>
          <ActionButton
            size="lg"
            disabledReason={isUnconfirmed(failure, form.values.confirmed) ? recording.confirmFirst : null}
            isRunning={form.isSending}
            onPress={() => void form.submit()}
          >
            {form.isSending ? pick(messages.recording) : isLost ? pick(recording.sendAgain) : verb}
          </ActionButton>
        </>
      }
    >
      <Stack as="section" gap={4} ref={top} tabIndex={-1}>
        <RecordingTrouble
          form={form}
          failure={failure}
          confirmed={form.field('confirmed')}
          refused={messages.refused}
        />
        {isLoan && (
          <AmountReview lead={pick(payOutTo)(form.values.receiverName ?? '')} amount={rupees(price)} />
        )}
        {downPayment > 0 && <AmountReview lead={pick(receivedFrom)(name)} amount={rupees(downPayment)} />}
        <p>
          <AgreementLead agreement={agreement} />
        </p>
        <ReviewedFacts agreement={agreement} activation={activation} />
      </Stack>
    </Drawer>
  );
}

function ReviewedFacts({ agreement, activation: { form } }: Omit<StepProps, 'close'>) {
  const pick = usePick();
  const language = useLanguage();
  const { deliveredOn, deliveryNote, method, reference, receiverName } = form.values;
  const { contractKind, price, financed, firstDueOn } = agreement;
  const words = startWords[contractKind];
  const facts = [
    { label: pick(words.on), value: formatDate(deliveredOn ?? '', language) },
    deliveryNote !== '' && {
      label: pick(labels.deliveryNote),
      value: <WrittenText>{deliveryNote ?? ''}</WrittenText>,
    },
    { label: pick(principalNames[contractKind]), value: <Money amount={price} /> },
    movesMoney(agreement) &&
      method !== null && {
        label: pick(labels.method),
        value: (
          <>
            {pick(methodNames[method])} {method !== 'cash' && <Code>{reference ?? ''}</Code>}
          </>
        ),
      },
    contractKind === 'qard_e_hasan' && {
      label: pick(labels.receiverName),
      value: <WrittenText>{receiverName ?? ''}</WrittenText>,
    },
    { label: pick(words.owedAfter), value: <Money amount={financed} /> },
    { label: pick(messages.firstDue), value: formatDate(firstDueOn, language) },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object')} />;
}
