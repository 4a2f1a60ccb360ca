import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { agreementEndpoints } from '#contract/lending/agreements.ts';
import {
  approvalRequestEndpoints,
  deliveryReversals,
  type ForeseenReversal,
} from '#contract/lending/approval-requests.ts';
import { entryKindNames } from '#contract/lending/labels/entry-names.messages.ts';
import { statusAfter } from '#domain/lending/agreements/agreement-actions.ts';
import { chequeReturnReasons } from '#domain/lending/ledger/cheque.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AmountReview } from '#web/office/kit/form/amount-review.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { reversalName } from '../../ground/approval/kinds/reversal.ts';
import { chequeReturnNames } from '../decide/decide.messages.ts';
import { PreviewChange } from '../preview/preview-change.tsx';
import { OpeningDrawer, type RequestDrawerProps, useNameOf } from './agreement-request.tsx';
import { RequestSteps } from './request-steps.tsx';
import { messages } from './requests.messages.ts';

/** Requests the reversal of an entry that was recorded by mistake, with everything that belongs to it. */
export function RequestReversalDrawer({ id, close }: RequestDrawerProps) {
  const nameOf = useNameOf();
  const foreseen = useEndpoint(approvalRequestEndpoints.foreseeReversal, { params: { id } }, forEditing);
  const agreementId = foreseen.data?.agreementId ?? '';
  const agreement = useEndpoint(
    agreementEndpoints.getAgreement,
    { params: { id: agreementId } },
    { ...forEditing, enabled: agreementId !== '' },
  );
  if (foreseen.data === undefined || agreement.data === undefined) {
    return (
      <OpeningDrawer
        title={messages.reversalTitle}
        failure={foreseen.error ?? agreement.error}
        onRetry={() => void foreseen.refetch()}
        close={close}
      />
    );
  }
  const name = nameOf(agreement.data);
  const { number } = agreement.data;
  return <ReversalSteps id={id} foreseen={foreseen.data} about={{ name, number }} close={close} />;
}

interface ReversalStepsProps extends RequestDrawerProps {
  readonly foreseen: ForeseenReversal;
  readonly about: { readonly name: string; readonly number: string };
}

type DeliveryReversal = (typeof deliveryReversals)[number];

/** The answer of a clerk whose own mistake is taken back. No bank has returned the cheque then. */
const ownMistake = 'own_mistake';
const chequeAnswers = [...chequeReturnReasons, ownMistake] as const;
type ChequeAnswer = (typeof chequeAnswers)[number];

/** With the answer about a cheque, which is required where it is asked. */
const reversalForm = (asksCheque: boolean) =>
  z.extend(approvalRequestEndpoints.requestDeliveryReversal.body, {
    cheque: asksCheque
      ? z.enum(chequeAnswers, { error: 'choice_required' satisfies FieldMessageKey })
      : z.null(),
  });

interface ReversalValues {
  readonly action: DeliveryReversal | null;
  readonly cheque: ChequeAnswer | null;
  readonly reason: string | null;
}

const nothingEntered: ReversalValues = { action: 'reverse_delivery', cheque: null, reason: null };

const texts = { entry: null, transfer: messages.transferText, delivery: messages.deliveryText } as const;

function ReversalSteps({ id, foreseen, about, close }: ReversalStepsProps) {
  const pick = usePick();
  const { thing, entry, current, preview, isUnclearedCheque } = foreseen;
  const send = useSendReversal(id, foreseen);
  const form = useOfficeForm({
    initial: nothingEntered,
    labels: { action: messages.afterwards, cheque: messages.chequeAnswer, reason: messages.reason },
    schema: reversalForm(isUnclearedCheque),
    send,
    onSaved: () => {},
  });
  const { field, values } = form;
  const text = texts[thing];
  const details = (
    <>
      <ReversedFacts entry={entry} />
      {text !== null && <p>{pick(text)}</p>}
      {entry.receiptNumber !== null && <p>{pick(messages.receiptVoid)}</p>}
      <PreviewChange
        current={current}
        preview={thing === 'delivery' ? previewAfter(values.action, preview) : preview}
      />
    </>
  );
  return (
    <RequestSteps
      kind="reversal"
      title={messages.reversalTitle}
      about={about}
      form={form}
      refusal={null}
      fields={
        <>
          {details}
          {thing === 'delivery' && (
            <SelectField
              {...field('action')}
              choices={deliveryReversals.map((value) => ({ value, label: pick(afterwards[value]) }))}
            />
          )}
          {isUnclearedCheque && (
            <SelectField
              {...field('cheque')}
              isRequired
              none={messages.chooseChequeAnswer}
              choices={chequeAnswers.map((value) => ({
                value,
                label: pick(value === ownMistake ? messages.ownMistake : chequeReturnNames[value]),
              }))}
            />
          )}
          <TextAreaField {...field('reason')} isRequired lengthMax={1000} />
        </>
      }
      review={
        <>
          <AmountReview lead={pick(reversalName(thing, entry.kind))} amount={rupees(entry.amount)} />
          {details}
        </>
      }
      verb={
        <>
          {pick(messages.reversalVerb)} <Money amount={entry.amount} />
        </>
      }
      isDestructive
      close={close}
    />
  );
}

const afterwards = {
  reverse_delivery: messages.approvedAgain,
  reverse_delivery_and_cancel: messages.cancelled,
} as const;

/** The preview with the status that the chosen action leads to. The figures are the same for each. */
function previewAfter(
  action: DeliveryReversal | null,
  preview: ForeseenReversal['preview'],
): ForeseenReversal['preview'] {
  const status = action && statusAfter(action);
  if (status === null) return preview;
  return { ...preview, agreements: preview.agreements.map((agreement) => ({ ...agreement, status })) };
}

interface SentReversal {
  readonly action: DeliveryReversal;
  readonly cheque: ChequeAnswer | null;
  readonly reason: string;
}

/** Each kind of reversal has its own endpoint. */
function useSendReversal(id: string, { thing }: ForeseenReversal) {
  const ofEntry = useAction(approvalRequestEndpoints.requestReversal);
  const ofTransfer = useAction(approvalRequestEndpoints.requestTransferReversal);
  const ofDelivery = useAction(approvalRequestEndpoints.requestDeliveryReversal);
  const params = { id };
  return ({ action, cheque, reason }: SentReversal): Promise<unknown> => {
    if (thing === 'delivery') return ofDelivery.send({ params, body: { action, reason } });
    if (thing === 'transfer') return ofTransfer.send({ params, body: { reason } });
    const chequeReturn = cheque === ownMistake ? null : cheque;
    return ofEntry.send({ params, body: { reason, chequeReturn } });
  };
}

interface ReversedFactsProps {
  readonly entry: ForeseenReversal['entry'];
}

function ReversedFacts({ entry }: ReversedFactsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { kind, amount, valuedOn, receiptNumber } = entry;
  return (
    <Facts
      facts={[
        {
          label: pick(messages.entry),
          value: (
            <FactLine>
              {pick(entryKindNames[kind])}
              <Money amount={amount} />
            </FactLine>
          ),
        },
        { label: pick(messages.day), value: formatCalendarDay(valuedOn, language, now) },
        ...(receiptNumber === null
          ? []
          : [{ label: pick(messages.receipt), value: <Code>{receiptNumber}</Code> }]),
      ]}
    />
  );
}
