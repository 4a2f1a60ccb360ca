import type * as z from 'zod/mini';
import type { Agreement } from '#contract/lending/agreements.ts';
import {
  approvalRequestEndpoints,
  type RefundWaysView,
  refundForm,
} from '#contract/lending/approval-requests.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { type PaymentMethod, paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import type { EntryWarning } from '#domain/lending/ledger/check-entry.ts';
import {
  type AskedRefund,
  isByAnotherWay,
  type RefundWays,
  refusalOfRefundWay,
} from '#domain/lending/ledger/refund-ways.ts';
import { isPayableAmount, rupees } from '#domain/money/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AmountReview } from '#web/office/kit/form/amount-review.tsx';
import type { Draft, DraftBody } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { FiguresChange } from '../preview/figures-change.tsx';
import { AgreementRequest, OpeningDrawer, type RequestDrawerProps, useNameOf } from './agreement-request.tsx';
import { backDatedMessages } from './back-dated.messages.ts';
import { currentOf } from './previewed-relief.ts';
import { refusalPhrase } from './refusal-phrase.ts';
import { RequestSteps } from './request-steps.tsx';
import { messages, refundFor } from './requests.messages.ts';
import { useWarnings } from './use-warnings.ts';

const { getRefundWays, requestRefund } = approvalRequestEndpoints;

/** Requests the refund of an overpayment, by the way the money came in unless another one is explained. */
export function RequestRefundDrawer({ id, close }: RequestDrawerProps) {
  const ways = useEndpoint(getRefundWays, { params: { id } }, forEditing);
  return (
    <AgreementRequest id={id} title={messages.refundTitle} close={close}>
      {(agreement) =>
        ways.data === undefined ? (
          <OpeningDrawer
            title={messages.refundTitle}
            failure={ways.error}
            onRetry={ways.refetch}
            close={close}
          />
        ) : (
          <RefundSteps agreement={agreement} came={ways.data} close={close} />
        )
      }
    </AgreementRequest>
  );
}

interface RefundStepsProps extends Pick<RequestDrawerProps, 'close'> {
  readonly agreement: Agreement;
  readonly came: RefundWaysView;
}

interface RefundValues {
  readonly amount: Draft<number>;
  readonly method: PaymentMethod | null;
  readonly reference: string | null;
  readonly anotherWayReason: string | null;
  readonly confirmed: readonly EntryWarning[];
  readonly reason: string | null;
}

/** Cash has no reference, whatever was typed before it was chosen. */
function bodyOf({ reference, ...values }: RefundValues) {
  const body = { ...values, reference: values.method === 'cash' ? null : reference };
  return body as DraftBody<z.input<typeof refundForm>>;
}

/** The whole overpayment by the way of the newest money. */
function firstValues({ ways: [newest] }: RefundWaysView): RefundValues {
  return {
    amount: newest?.amount ?? null,
    method: newest?.method ?? 'bank',
    reference: null,
    anotherWayReason: null,
    confirmed: [],
    reason: null,
  };
}

function RefundSteps({ agreement, came, close }: RefundStepsProps) {
  const pick = usePick();
  const name = useNameOf()(agreement);
  const send = useAction(requestRefund);
  const { warnings, heed } = useWarnings();
  const form = useOfficeForm({
    initial: firstValues(came),
    labels: {
      amount: messages.refundAmount,
      method: messages.method,
      reference: messages.reference,
      anotherWayReason: messages.anotherWayReason,
      confirmed: backDatedMessages.fields.confirmed,
      reason: messages.reason,
    },
    schema: refundForm,
    bodyOf,
    send: (body) => heed(send.send({ params: { id: agreement.id }, body })),
    onSaved: () => {},
  });
  const { field, values, edit } = form;
  const { method } = values;
  const entered = Number(values.amount);
  const amount = values.amount !== null && isPayableAmount(entered) ? entered : null;
  const asked = amount === null || method === null ? null : { ...values, amount, method };
  const isAnotherWay = asked !== null && isByAnotherWay(asked, waysIn(came));
  const refused = asked && refusalOf(asked, came);
  const current = currentOf(agreement);
  const change = amount !== null && refused === null && (
    <FiguresChange current={current} after={{ ...current, overpaid: came.overpaid - amount }} />
  );
  const isAsked = warnings.some((warning) => !values.confirmed.includes(warning));
  return (
    <RequestSteps
      kind="refund"
      title={messages.refundTitle}
      about={{ name, number: agreement.number }}
      form={form}
      refusal={refused && refusalPhrase(refused)}
      fields={
        <>
          <CameBy came={came} />
          {isAsked && (
            <Button variant="default" onClick={() => edit('confirmed', warnings)}>
              {pick(backDatedMessages.confirm)}
            </Button>
          )}
          <MoneyField {...field('amount')} isRequired />
          <SelectField
            {...field('method')}
            choices={paymentMethods.map((value) => ({ value, label: pick(methodNames[value]) }))}
          />
          {method !== 'cash' && <TextField {...field('reference')} isRequired lengthMax={80} />}
          {isAnotherWay && (
            <TextAreaField
              {...field('anotherWayReason')}
              hint={messages.anotherWayHint}
              isRequired
              lengthMax={500}
            />
          )}
          <TextAreaField {...field('reason')} isRequired lengthMax={1000} />
          {change}
        </>
      }
      review={
        <>
          <AmountReview lead={pick(refundFor)(name)} amount={rupees(amount ?? 0)} />
          <Facts facts={[{ label: pick(messages.method), value: method && pick(methodNames[method]) }]} />
          <p>{pick(messages.paidOutText)}</p>
          {change}
        </>
      }
      verb={
        <>
          {pick(messages.refundVerb)} <Money amount={amount ?? 0} />
        </>
      }
      close={close}
    />
  );
}

/** Why it cannot be requested as entered, by the server's own rules. */
function refusalOf(asked: AskedRefund, came: RefundWaysView) {
  const overpaid = rupees(came.overpaid);
  if (asked.amount > overpaid) return { reason: 'refund_beyond_overpaid', overpaid } as const;
  return refusalOfRefundWay(asked, waysIn(came));
}

function waysIn({ ways, cashMax }: RefundWaysView): RefundWays {
  return {
    ways: ways.map(({ method, amount }) => ({ method, amount: rupees(amount) })),
    cashMax: rupees(cashMax),
  };
}

/** The ways by which the overpayment came in; nothing for money moved from another agreement. */
function CameBy({ came: { ways } }: Pick<RefundStepsProps, 'came'>) {
  const pick = usePick();
  if (ways.length === 0) return null;
  const value = ways.map(({ method, amount }) => (
    <FactLine key={method}>
      {pick(methodNames[method])}
      <Money amount={amount} />
    </FactLine>
  ));
  return <Facts facts={[{ label: pick(messages.cameBy), value }]} />;
}
