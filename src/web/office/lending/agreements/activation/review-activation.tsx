import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { rupees } from '#domain/money/rupees.ts';
import { formatDate } from '#web/format/date-time.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { AmountReview } from '#web/office/kit/form/amount-review.tsx';
import { FormSummary } from '#web/office/kit/form/form-summary.tsx';
import { methodNames } from '#web/office/kit/labels/entry-labels.messages.ts';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { AgreementLead } from '../agreement-heading.tsx';
import { handOverAnd, labels, messages, receivedFrom } from './activation.messages.ts';
import classes from './activation.module.css';
import type { StepProps } from './step-props.ts';
import { isAnswerLost } from './use-activation.ts';

interface ReviewActivationProps extends StepProps {
  readonly onBack: () => void;
}

/** The second step: everything once more, the amount also in words. Only from here is it recorded. */
export function ReviewActivation({ agreement, activation, close, onBack }: ReviewActivationProps) {
  const pick = usePick();
  const { form, failure } = activation;
  const { downPayment, customerName, customerNameUr } = agreement;
  const name = personName({ fullName: customerName, fullNameUr: customerNameUr }, useLanguage());
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  const isLost = failure !== null && isAnswerLost(failure);
  const verb = downPayment > 0 ? pick(handOverAnd)(downPayment) : pick(messages.handOver);
  return (
    <Drawer
      title={pick(messages.title)}
      lead={pick(messages.stepTwo)}
      onClose={close}
      foot={
        <>
          <p className={classes.nothing}>{pick(messages.nothingYet)}</p>
          <Button variant="default" size="lg" onClick={form.isSending ? undefined : onBack}>
            {pick(messages.back)}
          </Button>
          <ActionButton
            size="lg"
            disabledReason={isUnconfirmed(activation) ? messages.confirm : null}
            isRunning={form.isSending}
            onPress={() => void form.submit()}
          >
            {form.isSending ? pick(messages.recording) : isLost ? pick(messages.sendAgain) : verb}
          </ActionButton>
        </>
      }
    >
      <div ref={top} tabIndex={-1} className={classes.step}>
        <Trouble activation={activation} />
        {downPayment > 0 && <AmountReview lead={pick(receivedFrom)(name)} amount={rupees(downPayment)} />}
        <p>
          <AgreementLead agreement={agreement} />
        </p>
        <ReviewedFacts agreement={agreement} activation={activation} />
      </div>
    </Drawer>
  );
}

function isUnconfirmed({ failure, form }: StepProps['activation']): boolean {
  const { confirmed } = form.values;
  return (
    failure?.code === 'not_confirmed' && failure.warnings.some((warning) => !confirmed.includes(warning))
  );
}

type PartProps = Pick<StepProps, 'activation'>;

/** Why it is not recorded yet, and what to do: confirm what was warned of, send again what was not answered, or correct it. */
function Trouble({ activation: { form, failure } }: PartProps) {
  const pick = usePick();
  const checkId = useId();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again, even to the same text
  useEffect(() => place.current?.focus(), [form.failures]);
  if (failure === null) return null;
  if (failure.code === 'not_confirmed')
    return (
      <div ref={place} tabIndex={-1}>
        <Banner tone="warning" title={failure.message}>
          <label htmlFor={checkId} className={classes.confirm}>
            <input
              id={checkId}
              type="checkbox"
              checked={form.values.confirmed.length > 0}
              onChange={(event) =>
                form.edit(
                  'confirmed',
                  (event.currentTarget.checked ? failure.warnings : []) as typeof form.values.confirmed,
                )
              }
            />
            {pick(messages.confirm)}
          </label>
        </Banner>
      </div>
    );
  if (isAnswerLost(failure))
    return (
      <div ref={place} tabIndex={-1}>
        <Banner tone="warning" title={pick(messages.lost)}>
          <p>{pick(messages.lostText)}</p>
        </Banner>
      </div>
    );
  return <FormSummary form={form} refused={messages.refused} />;
}

function ReviewedFacts({ agreement, activation: { form } }: Omit<StepProps, 'close'>) {
  const pick = usePick();
  const language = useLanguage();
  const { deliveredOn, deliveryNote, method, reference } = form.values;
  const { price, downPayment, financed, firstDueOn } = agreement;
  const facts = [
    { label: pick(labels.deliveredOn), value: formatDate(deliveredOn ?? '', language) },
    deliveryNote !== '' && {
      label: pick(labels.deliveryNote),
      value: <WrittenText>{deliveryNote ?? ''}</WrittenText>,
    },
    { label: pick(messages.price), value: <Money amount={price} /> },
    downPayment > 0 &&
      method !== null && {
        label: pick(labels.method),
        value: (
          <>
            {pick(methodNames[method])} {method !== 'cash' && <Code>{reference ?? ''}</Code>}
          </>
        ),
      },
    { label: pick(messages.owedAfter), value: <Money amount={financed} /> },
    { label: pick(messages.firstDue), value: formatDate(firstDueOn, language) },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object')} />;
}
