import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import { approvalRequestEndpoints, reliefForm } from '#contract/lending/approval-requests.ts';
import { reliefFundEndpoints } from '#contract/lending/relief-fund.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import { refusalOfRelief, waivableBeforeStart } from '#domain/lending/agreements/relief.ts';
import { isPayableAmount, rupees } from '#domain/money/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AmountReview } from '#web/office/kit/form/amount-review.tsx';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { FundStrip } from '../../ground/figures/fund-strip.tsx';
import { FiguresChange } from '../preview/figures-change.tsx';
import { ScheduleChange } from '../preview/schedule-change.tsx';
import { AgreementRequest, type AskedDrawerProps, OpeningDrawer, useNameOf } from './agreement-request.tsx';
import { DocumentsField } from './documents-field.tsx';
import { afterRelief, currentOf } from './previewed-relief.ts';
import { refusalPhrase } from './refusal-phrase.ts';
import { RequestSteps } from './request-steps.tsx';
import { messages, reliefFor } from './requests.messages.ts';

const endpoint = approvalRequestEndpoints.requestRelief;

/** Relief needs evidence. Missing evidence is reported before anything is sent. */
const evidencedForm = reliefForm.check(
  z.refine(({ evidence, documentIds = [] }) => (evidence ?? null) !== null || documentIds.length > 0, {
    path: ['evidence'],
    error: 'text_required' satisfies FieldMessageKey,
    // Also when another field is refused, so that all can be corrected at once.
    when: () => true,
  }),
);

/** Requests relief for a family in need: part of the outstanding amount is waived. */
export function RequestReliefDrawer({ id, asked, close }: AskedDrawerProps) {
  const fund = useEndpoint(reliefFundEndpoints.getReliefFund);
  return (
    <AgreementRequest id={id} title={messages.reliefTitle} close={close}>
      {(agreement) =>
        fund.data === undefined ? (
          <OpeningDrawer
            title={messages.reliefTitle}
            failure={fund.error}
            onRetry={fund.refetch}
            close={close}
          />
        ) : (
          <ReliefSteps agreement={agreement} fund={fund.data} asked={asked} close={close} />
        )
      }
    </AgreementRequest>
  );
}

interface ReliefStepsProps extends Pick<AskedDrawerProps, 'close'> {
  readonly asked: AskedDrawerProps['asked'];
  readonly agreement: Agreement;
  readonly fund: Parameters<typeof FundStrip>[0]['fund'];
}

interface ReliefValues {
  readonly amount: Draft<number>;
  readonly reason: string | null;
  readonly evidence: string | null;
  readonly documentIds: string[];
}

const nothingEntered: ReliefValues = { amount: null, reason: null, evidence: null, documentIds: [] };

function ReliefSteps({ agreement, fund, asked, close }: ReliefStepsProps) {
  const pick = usePick();
  const name = useNameOf()(agreement);
  const today = calendarDate(agreement.today);
  const send = useAction(endpoint);
  const form = useOfficeForm({
    initial: { ...nothingEntered, reason: asked?.reason ?? null },
    labels: {
      amount: messages.reliefAmount,
      reason: messages.reason,
      evidence: messages.evidence,
      documentIds: messages.documents,
    },
    schema: evidencedForm,
    send: (body) =>
      send.send({ params: { id: agreement.id }, body: { ...body, customerRequestId: asked?.id } }),
    onSaved: () => {},
  });
  const { field, values } = form;
  const isBeforeStart = refusalOfAction('grant_relief_before_start', agreement.status) === null;
  const waivable = isBeforeStart ? startingRoomOf(agreement) : agreement.outstanding;
  const amount = Number(values.amount);
  const isPayable = values.amount !== null && isPayableAmount(amount);
  const fundNow = {
    ...fund,
    budget: rupees(fund.budget),
    reserved: rupees(fund.reserved),
    granted: rupees(fund.granted),
  };
  const refused = isPayable
    ? refusalOfRelief({ amount, reason: 'entered', hasEvidence: true }, rupees(waivable), fundNow)
    : null;
  const current = currentOf(agreement);
  const after =
    isPayable && refused === null && !isBeforeStart ? afterRelief(agreement, amount, today) : null;
  const change = after !== null && (
    <>
      <FiguresChange current={current} after={after} />
      <ScheduleChange current={current.rows} after={after.rows} />
    </>
  );
  return (
    <RequestSteps
      kind="relief"
      title={messages.reliefTitle}
      about={{ name, number: agreement.number }}
      form={form}
      refusal={refused && refusalPhrase(refused)}
      fields={
        <>
          <FundStrip fund={fund} />
          <MoneyField {...field('amount')} isRequired />
          <TextAreaField {...field('reason')} hint={messages.reliefReasonHint} isRequired lengthMax={1000} />
          <TextAreaField {...field('evidence')} hint={messages.evidenceHint} lengthMax={2000} />
          <DocumentsField {...field('documentIds')} customerId={agreement.customerId} />
          {change}
        </>
      }
      review={
        <>
          <AmountReview lead={pick(reliefFor)(name)} amount={rupees(isPayable ? amount : 0)} />
          {isBeforeStart ? <p>{pick(messages.beforeStart)}</p> : change}
          <FundStrip fund={fund} asked={isPayable ? amount : 0} />
        </>
      }
      verb={
        <>
          {pick(messages.reliefVerb)} <Money amount={isPayable ? amount : 0} />
        </>
      }
      close={close}
    />
  );
}

/** The amount that may still be waived before the start, less the relief granted already. */
function startingRoomOf({ price, downPayment, relief }: Agreement): number {
  return waivableBeforeStart({ price: rupees(price), downPayment: rupees(downPayment) }) - relief;
}
