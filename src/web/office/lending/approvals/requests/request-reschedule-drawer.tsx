import type * as z from 'zod/mini';
import type { Agreement } from '#contract/lending/agreements.ts';
import { approvalRequestEndpoints, rescheduleForm } from '#contract/lending/approval-requests.ts';
import type { ClosedDaysForm } from '#contract/lending/terms/closed-days.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { nominalOf } from '#domain/lending/agreements/closed-days.ts';
import { consentWays } from '#domain/lending/agreements/consent/consent-ways.ts';
import { frequencyUnits } from '#domain/lending/agreements/plan.ts';
import {
  firstDueAfterPause,
  openCountOf,
  type PaidRow,
  type RescheduleResult,
  reschedule,
} from '#domain/lending/rescheduling/reschedule.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { type FormOf, useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useClosedDays } from '#web/office/shell/lender/use-closed-days.ts';
import { consentWayNames } from '../../ground/labels/customer-words.messages.ts';
import { ScheduleChange } from '../preview/schedule-change.tsx';
import { AgreementRequest, type AskedDrawerProps, useNameOf } from './agreement-request.tsx';
import { paidRowsIn } from './previewed-relief.ts';
import { refusalPhrase } from './refusal-phrase.ts';
import classes from './request-reschedule.module.css';
import { RequestSteps } from './request-steps.tsx';
import { messages, pauseText } from './requests.messages.ts';

const endpoint = approvalRequestEndpoints.requestReschedule;

/** Requests new dates, or more rows, for the outstanding amount. */
export function RequestRescheduleDrawer({ id, asked, close }: AskedDrawerProps) {
  return (
    <AgreementRequest id={id} title={messages.rescheduleTitle} close={close}>
      {(agreement) => <RescheduleSteps agreement={agreement} asked={asked} close={close} />}
    </AgreementRequest>
  );
}

type RescheduleValues = Omit<Draft<z.input<typeof rescheduleForm>>, 'customerRequestId'>;

interface RescheduleStepsProps extends Pick<AskedDrawerProps, 'close'> {
  readonly asked: AskedDrawerProps['asked'];
  readonly agreement: Agreement;
}

function RescheduleSteps({ agreement, asked, close }: RescheduleStepsProps) {
  const pick = usePick();
  const name = useNameOf()(agreement);
  const today = calendarDate(agreement.today);
  const send = useAction(endpoint);
  const rows = paidRowsIn(agreement);
  const form = useOfficeForm({
    initial: {
      ...initialOf(agreement, rows, today),
      // The customer's request, in their own words.
      ...(asked && { firstDueOn: asked.wishedOn, reason: asked.reason }),
    },
    labels: {
      firstDueOn: messages.firstDueOn,
      openCount: messages.openCount,
      'frequency.unit': messages.unit,
      'frequency.every': messages.every,
      roundingStep: messages.roundingStep,
      consentHow: messages.consentHow,
      reason: messages.reason,
    },
    schema: rescheduleForm,
    send: (body) =>
      send.send({ params: { id: agreement.id }, body: { ...body, customerRequestId: asked?.id } }),
    onSaved: () => {},
  });
  const result = rescheduled(rows, form.values, today, useClosedDays());
  const change = result?.ok && (
    <>
      <Text tone="muted">{pick(messages.rescheduleText)}</Text>
      <ScheduleChange current={rows} after={result.rows} />
    </>
  );
  return (
    <RequestSteps
      kind="reschedule"
      title={messages.rescheduleTitle}
      about={{ name, number: agreement.number }}
      form={form}
      refusal={result?.ok === false ? refusalPhrase(result.refusal) : null}
      fields={
        <>
          <RescheduleFields form={form} agreement={agreement} rows={rows} />
          {change}
        </>
      }
      review={change}
      verb={pick(messages.rescheduleVerb)}
      close={close}
    />
  );
}

/** The current dates; unchanged ones stay. Only a date that has passed must be chosen again. */
function initialOf(
  { frequency, roundingStep }: Agreement,
  rows: readonly PaidRow[],
  today: CalendarDate,
): RescheduleValues {
  const next = rows.find(({ paid, amount }) => paid < amount);
  return {
    firstDueOn:
      [next && nominalOf(next), next?.dueOn].find((day) => day !== undefined && day >= today) ?? null,
    openCount: openCountOf(rows),
    frequency,
    roundingStep,
    consentHow: null,
    reason: null,
  };
}

/** The rows of the plan entered so far; null while it is no valid plan. */
function rescheduled(
  rows: readonly PaidRow[],
  values: RescheduleValues,
  today: CalendarDate,
  closedDays: ClosedDaysForm | undefined,
): RescheduleResult | null {
  const asked = rescheduleForm.safeParse({ ...values, consentHow: 'signed', reason: 'entered later' });
  return asked.success ? reschedule(rows, { ...asked.data, closedDays }, today) : null;
}

interface RescheduleFieldsProps extends Pick<RescheduleStepsProps, 'agreement'> {
  readonly form: FormOf<RescheduleValues>;
  readonly rows: readonly PaidRow[];
}

/** The numbers of installments that a family may skip by one press. */
const pauses = [1, 2, 3];

function RescheduleFields({ form, agreement, rows }: RescheduleFieldsProps) {
  const pick = usePick();
  const { field, values, edit } = form;
  const [first] = rows.filter(({ number }) => number > 0);
  const pausedUntil = (skipped: number) =>
    first === undefined ? null : firstDueAfterPause(rows, agreement.frequency, nominalOf(first), skipped);
  const isMoved = Number(values.openCount) === openCountOf(rows);
  return (
    <>
      <div>
        <DateField {...field('firstDueOn')} isRequired />
        <Stack gap={2} className={classes.pauses}>
          {pauses.map((skipped) => (
            <Button
              key={skipped}
              size="sm"
              variant="default"
              onClick={() => edit('firstDueOn', pausedUntil(skipped))}
            >
              {pick(pauseText)(skipped)}
            </Button>
          ))}
        </Stack>
      </div>
      <Grid column="10rem" gap={3} align="start">
        <NumberField {...field('openCount')} hint={messages.openCountHint} isRequired digitsMax={3} />
        {!isMoved && <MoneyField {...field('roundingStep')} isRequired />}
      </Grid>
      <Grid column="10rem" gap={3} align="start">
        <NumberField {...field('frequency.every')} isRequired digitsMax={3} />
        <SelectField
          {...field('frequency.unit')}
          choices={frequencyUnits.map((value) => ({ value, label: pick(messages[value]) }))}
        />
      </Grid>
      <SelectField
        {...field('consentHow')}
        isRequired
        none={messages.chooseConsent}
        choices={consentWays.map((value) => ({ value, label: pick(consentWayNames[value]) }))}
      />
      <TextAreaField {...field('reason')} isRequired lengthMax={1000} />
    </>
  );
}
