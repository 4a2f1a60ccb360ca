import { type FormEvent, useId } from 'react';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FormSummary } from '#web/office/kit/form/form-summary.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { principalNames } from '../../ground/labels/agreement-labels.messages.ts';
import { messages as methodMessages } from '../../ground/recording/method.messages.ts';
import { MethodTiles } from '../../ground/recording/method-tiles.tsx';
import { AgreementLead } from '../agreement-heading.tsx';
import { messages, startWords } from './activation.messages.ts';
import type { StepProps } from './step-props.ts';
import { movesMoney, needsReference } from './use-activation.ts';

interface EnterActivationProps extends StepProps {
  readonly onReview: () => void;
}

/** The first step: the date and the goods of the delivery, and the method of the down payment or the loan. */
export function EnterActivation({ agreement, activation: { form }, close, onReview }: EnterActivationProps) {
  const pick = usePick();
  const formId = useId();
  const { contractKind, downPayment, price } = agreement;
  const words = startWords[contractKind];
  const isLoan = contractKind === 'qard_e_hasan';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.check()) onReview();
  }

  return (
    <Drawer
      title={pick(words.title)}
      lead={pick(words.stepOne)}
      onClose={close}
      foot={
        <>
          <Text size={2} tone="muted">
            {pick(messages.nothingYet)}
          </Text>
          <Button variant="default" size="lg" onClick={close}>
            {pick(messages.cancel)}
          </Button>
          <Button type="submit" form={formId} size="lg">
            {pick(messages.review)}
          </Button>
        </>
      }
    >
      <Stack as="form" gap={4} id={formId} noValidate onSubmit={submit}>
        <FormSummary form={form} refused={messages.refused} />
        <p>
          <AgreementLead agreement={agreement} />
        </p>
        <DateField {...form.field('deliveredOn')} label={words.on} isRequired />
        {!isLoan && (
          <TextAreaField {...form.field('deliveryNote')} hint={messages.noteHint} lengthMax={500} />
        )}
        {!movesMoney(agreement) ? (
          <p>{pick(messages.noDownPayment)}</p>
        ) : (
          <>
            <Facts
              facts={[
                {
                  label: pick(isLoan ? principalNames[contractKind] : messages.downPayment),
                  value: <Money amount={isLoan ? price : downPayment} />,
                },
              ]}
            />
            <MethodTiles
              field={form.field('method')}
              methods={paymentMethods}
              hint={methodMessages.cashHint}
            />
            {needsReference(agreement, form.values.method) && (
              <TextField
                {...form.field('reference')}
                hint={methodMessages.referenceHint}
                isRequired
                isCode
                lengthMax={80}
              />
            )}
          </>
        )}
        {isLoan && (
          <TextField
            {...form.field('receiverName')}
            hint={messages.receiverHint}
            isRequired
            lengthMax={120}
          />
        )}
      </Stack>
    </Drawer>
  );
}
