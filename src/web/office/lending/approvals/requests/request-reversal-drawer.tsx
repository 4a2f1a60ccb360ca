import { agreementEndpoints } from '#contract/lending/agreements.ts';
import {
  approvalRequestEndpoints,
  deliveryReversals,
  type ForeseenReversal,
} from '#contract/lending/approval-requests.ts';
import { entryKindNames } from '#contract/lending/labels/entry-names.messages.ts';
import { statusAfter } from '#domain/lending/agreements/agreement-actions.ts';
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

interface ReversalValues {
  readonly action: DeliveryReversal | null;
  readonly reason: string | null;
}

const nothingEntered: ReversalValues = { action: 'reverse_delivery', reason: null };

const texts = { entry: null, transfer: messages.transferText, delivery: messages.deliveryText } as const;

function ReversalSteps({ id, foreseen, about, close }: ReversalStepsProps) {
  const pick = usePick();
  const { thing, entry, current, preview } = foreseen;
  const send = useSendReversal(id, foreseen);
  const form = useOfficeForm({
    initial: nothingEntered,
    labels: { action: messages.afterwards, reason: messages.reason },
    schema: approvalRequestEndpoints.requestDeliveryReversal.body,
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

/** Each kind of reversal has its own endpoint. */
function useSendReversal(id: string, { thing }: ForeseenReversal) {
  const ofEntry = useAction(approvalRequestEndpoints.requestReversal);
  const ofTransfer = useAction(approvalRequestEndpoints.requestTransferReversal);
  const ofDelivery = useAction(approvalRequestEndpoints.requestDeliveryReversal);
  const params = { id };
  return (body: { readonly reason: string; readonly action: DeliveryReversal }): Promise<unknown> => {
    if (thing === 'delivery') return ofDelivery.send({ params, body });
    const { reason } = body;
    return (thing === 'transfer' ? ofTransfer : ofEntry).send({ params, body: { reason } });
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
