import type * as z from 'zod/mini';
import type { Agreement } from '#contract/lending/agreements.ts';
import { approvalRequestEndpoints, backDatedPaymentForm } from '#contract/lending/approval-requests.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { type MoneyBasis, paymentEndpoints } from '#contract/lending/payments.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { type PaymentMethod, paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import type { EntryWarning } from '#domain/lending/ledger/check-entry.ts';
import { isPayableAmount, rupees } from '#domain/money/rupees.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AmountReview } from '#web/office/kit/form/amount-review.tsx';
import type { Draft, DraftBody } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { FiguresChange } from '../preview/figures-change.tsx';
import { ScheduleChange } from '../preview/schedule-change.tsx';
import { AgreementRequest, OpeningDrawer, type RequestDrawerProps, useNameOf } from './agreement-request.tsx';
import { backDatedMessages as messages, paymentFrom } from './back-dated.messages.ts';
import { afterPayment } from './previewed-payment.ts';
import { currentOf } from './previewed-relief.ts';
import { RequestSteps } from './request-steps.tsx';
import { useWarnings } from './use-warnings.ts';

const endpoint = approvalRequestEndpoints.requestBackDatedPayment;

/** Requests a payment on a date further back than one person may record alone. */
export function RequestBackDatedPaymentDrawer({ id, close }: RequestDrawerProps) {
  const basis = useEndpoint(paymentEndpoints.getMoneyBasis, { params: { id } }, forEditing);
  return (
    <AgreementRequest id={id} title={messages.title} close={close}>
      {(agreement) =>
        basis.data === undefined ? (
          <OpeningDrawer title={messages.title} failure={basis.error} onRetry={basis.refetch} close={close} />
        ) : (
          <PaymentSteps agreement={agreement} basis={basis.data} close={close} />
        )
      }
    </AgreementRequest>
  );
}

interface PaymentStepsProps extends Pick<RequestDrawerProps, 'close'> {
  readonly agreement: Agreement;
  readonly basis: MoneyBasis;
}

interface PaymentValues {
  readonly amount: Draft<number>;
  readonly method: PaymentMethod | null;
  readonly reference: string | null;
  readonly valuedOn: string | null;
  readonly confirmed: readonly EntryWarning[];
  readonly reason: string | null;
}

const nothingEntered: PaymentValues = {
  amount: null,
  method: 'cash',
  reference: null,
  valuedOn: null,
  confirmed: [],
  reason: null,
};

/** Cash has no reference, whatever was typed before it was chosen. */
function bodyOf({ reference, ...values }: PaymentValues) {
  const body = { ...values, reference: values.method === 'cash' ? null : reference };
  return body as DraftBody<z.input<typeof backDatedPaymentForm>>;
}

function PaymentSteps({ agreement, basis, close }: PaymentStepsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const name = useNameOf()(agreement);
  const send = useAction(endpoint);
  const { warnings, heed } = useWarnings();
  const form = useOfficeForm({
    initial: nothingEntered,
    labels: messages.fields,
    schema: backDatedPaymentForm,
    bodyOf,
    send: (body) => heed(send.send({ params: { id: agreement.id }, body })),
    onSaved: () => {},
  });
  const { field, values, edit } = form;
  const amount = Number(values.amount);
  const valuedOn = parseCalendarDate(values.valuedOn ?? '');
  const isPayable = values.amount !== null && isPayableAmount(amount);
  const current = currentOf(agreement);
  const after = isPayable && valuedOn !== null ? afterPayment(agreement, basis, { amount, valuedOn }) : null;
  const change = after !== null && (
    <>
      <FiguresChange current={current} after={after} />
      <ScheduleChange current={current.rows} after={after.rows} />
    </>
  );
  const isAsked = warnings.some((warning) => !values.confirmed.includes(warning));
  return (
    <RequestSteps
      kind="back_dating"
      title={messages.title}
      about={{ name, number: agreement.number }}
      form={form}
      refusal={null}
      fields={
        <>
          {isAsked && (
            <Button variant="default" onClick={() => edit('confirmed', warnings)}>
              {pick(messages.confirm)}
            </Button>
          )}
          <MoneyField {...field('amount')} isRequired />
          <DateField {...field('valuedOn')} isRequired />
          <SelectField
            {...field('method')}
            choices={paymentMethods.map((value) => ({ value, label: pick(methodNames[value]) }))}
          />
          {values.method !== 'cash' && <TextField {...field('reference')} isRequired lengthMax={80} />}
          <TextAreaField {...field('reason')} hint={messages.reasonHint} isRequired lengthMax={1000} />
          {change}
        </>
      }
      review={
        <>
          <AmountReview lead={pick(paymentFrom)(name)} amount={rupees(isPayable ? amount : 0)} />
          <Facts
            facts={[
              {
                label: pick(messages.fields.valuedOn),
                value: valuedOn && formatCalendarDay(valuedOn, language, now),
              },
              {
                label: pick(messages.fields.method),
                value: values.method && pick(methodNames[values.method]),
              },
            ]}
          />
          {change}
        </>
      }
      verb={
        <>
          {pick(messages.verb)} <Money amount={isPayable ? amount : 0} />
        </>
      }
      close={close}
    />
  );
}
