import type * as z from 'zod/mini';
import type { Agreement } from '#contract/lending/agreements.ts';
import { approvalRequestEndpoints, backDatedActivationForm } from '#contract/lending/approval-requests.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import { type PaymentMethod, paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import type { EntryWarning } from '#domain/lending/ledger/check-entry.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AmountReview } from '#web/office/kit/form/amount-review.tsx';
import type { DraftBody } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { principalNames } from '../../ground/labels/agreement-labels.messages.ts';
import { FiguresChange } from '../preview/figures-change.tsx';
import { AgreementRequest, type RequestDrawerProps, useNameOf } from './agreement-request.tsx';
import { backDatedMessages as messages } from './back-dated.messages.ts';
import { deliveryFields, deliveryMessages, downPaymentFrom } from './back-dated-delivery.messages.ts';
import { afterDelivery } from './delivered-agreement.ts';
import { currentOf } from './previewed-relief.ts';
import { refusalPhrase } from './refusal-phrase.ts';
import { RequestSteps } from './request-steps.tsx';
import { useWarnings } from './use-warnings.ts';

const endpoint = approvalRequestEndpoints.requestBackDatedActivation;

/** Requests the start of an agreement on a date further back than one person may record alone. */
export function RequestBackDatedActivationDrawer({ id, close }: RequestDrawerProps) {
  return (
    <AgreementRequest id={id} title={deliveryMessages.title} close={close}>
      {(agreement) => <DeliverySteps agreement={agreement} close={close} />}
    </AgreementRequest>
  );
}

interface DeliveryValues {
  readonly deliveredOn: string | null;
  readonly deliveryNote: string | null;
  readonly method: PaymentMethod | null;
  readonly reference: string | null;
  readonly receiverName: string | null;
  readonly confirmed: readonly EntryWarning[];
  readonly reason: string | null;
}

const nothingEntered: DeliveryValues = {
  deliveredOn: null,
  deliveryNote: null,
  method: 'cash',
  reference: null,
  receiverName: null,
  confirmed: [],
  reason: null,
};

/** Cash has no reference, whatever was typed before it was chosen. */
function bodyOf({ reference, ...values }: DeliveryValues) {
  const body = { ...values, reference: values.method === 'cash' ? null : reference };
  return body as DraftBody<z.input<typeof backDatedActivationForm>>;
}

interface DeliveryStepsProps extends Pick<RequestDrawerProps, 'close'> {
  readonly agreement: Agreement;
}

function DeliverySteps({ agreement, close }: DeliveryStepsProps) {
  const pick = usePick();
  const name = useNameOf()(agreement);
  const send = useAction(endpoint);
  const { warnings, heed } = useWarnings();
  const form = useOfficeForm({
    initial: nothingEntered,
    labels: deliveryFields,
    schema: backDatedActivationForm,
    bodyOf,
    send: (body) => heed(send.send({ params: { id: agreement.id }, body })),
    onSaved: () => {},
  });
  const { field, values, edit } = form;
  const { downPayment, status, contractKind, price } = agreement;
  const isLoan = contractKind === 'qard_e_hasan';
  const money = isLoan ? price : downPayment;
  const deliveredOn = parseCalendarDate(values.deliveredOn ?? '');
  const change = deliveredOn !== null && (
    <FiguresChange current={currentOf(agreement)} after={afterDelivery(agreement, deliveredOn)} />
  );
  const refused = refusalOfAction('activate', status);
  const isAsked = warnings.some((warning) => !values.confirmed.includes(warning));
  return (
    <RequestSteps
      kind="back_dated_activation"
      title={deliveryMessages.title}
      about={{ name, number: agreement.number }}
      form={form}
      refusal={refused && refusalPhrase({ reason: refused })}
      fields={
        <>
          {isAsked && (
            <Button variant="default" onClick={() => edit('confirmed', warnings)}>
              {pick(messages.confirm)}
            </Button>
          )}
          <DateField {...field('deliveredOn')} isRequired />
          <TextAreaField {...field('deliveryNote')} hint={deliveryMessages.noteHint} lengthMax={500} />
          {money > 0 && (
            <>
              <Facts
                facts={[
                  {
                    label: pick(isLoan ? principalNames[contractKind] : deliveryMessages.downPayment),
                    value: <Money amount={money} />,
                  },
                ]}
              />
              <SelectField
                {...field('method')}
                choices={paymentMethods.map((value) => ({ value, label: pick(methodNames[value]) }))}
              />
              {values.method !== 'cash' && <TextField {...field('reference')} isRequired lengthMax={80} />}
              {isLoan && <TextField {...field('receiverName')} isRequired lengthMax={120} />}
            </>
          )}
          <TextAreaField
            {...field('reason')}
            hint={deliveryMessages.reasonHint}
            isRequired
            lengthMax={1000}
          />
          {change}
        </>
      }
      review={
        <>
          {money > 0 && (
            <AmountReview
              lead={isLoan ? pick(principalNames[contractKind]) : pick(downPaymentFrom)(name)}
              amount={rupees(money)}
            />
          )}
          <AskedFacts values={values} hasMoney={money > 0} />
          {change}
        </>
      }
      verb={pick(deliveryMessages.verb)}
      close={close}
    />
  );
}

interface AskedFactsProps {
  readonly values: DeliveryValues;
  readonly hasMoney: boolean;
}

function AskedFacts({ values: { deliveredOn, method }, hasMoney }: AskedFactsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const day = parseCalendarDate(deliveredOn ?? '');
  const facts = [
    { label: pick(deliveryFields.deliveredOn), value: day && formatCalendarDay(day, language, now) },
    ...(hasMoney ? [{ label: pick(deliveryFields.method), value: method && pick(methodNames[method]) }] : []),
  ];
  return <Facts facts={facts} />;
}
