import { contactChannels } from '#contract/lending/collections.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { contactHoursBetween } from '#domain/calendar/contact-hours.ts';
import type { ContactResult } from '#domain/lending/collections/attention.ts';
import { formatCalendarDay, formatMoment } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { usePick } from '#web/i18n/language.ts';
import { KeyedTiles } from '#web/office/kit/form/choices/keyed-tiles.tsx';
import { RadioChips } from '#web/office/kit/form/choices/radio-chips.tsx';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { TimeField } from '#web/office/kit/form/fields/time-field.tsx';
import { useOfficeHours } from '#web/office/shell/lender/use-office-hours.ts';
import { useOutsideHours } from '../../ground/contact/use-outside-hours.ts';
import { channelNames, resultNames } from '../../ground/labels/contact-labels.messages.ts';
import { callBackTimes, clockTimeOf } from './call-back-times.ts';
import { messages } from './result.messages.ts';
import type { ResultForm } from './use-result-form.ts';

/** In the order of their keys. An opening is no result that anyone enters. */
const results = [
  'promised',
  'no_answer',
  'call_back',
  'refused',
  'wrong_number',
  'reached',
  'message_left',
] as const satisfies readonly ContactResult[];

/** The days after today that customers promise most. */
const dayChips = [0, 1, 2, 7];

interface ResultFieldsProps {
  readonly form: ResultForm;
}

/** The fields of a result. A day or a time can be pressed at once: it is a promise, or a call back. */
export function ResultFields({ form }: ResultFieldsProps) {
  const pick = usePick();
  const isOutside = useOutsideHours() !== null;
  const { channel, result } = form.values;
  const reachesHome = channel === 'call' || channel === 'whatsapp';
  return (
    <>
      {isOutside && reachesHome && (
        <TextAreaField {...form.field('outsideHoursReason')} isRequired lengthMax={300} />
      )}
      <KeyedTiles
        field={form.field('result')}
        choices={results.map((value) => ({ value, label: resultNames[value] }))}
      />
      {(result === null || result === 'promised') && <PromisedDays form={form} />}
      {result === 'promised' && (
        <>
          <MoneyField {...form.field('promise.amount')} isRequired />
          <DateField {...form.field('promise.promisedFor')} isRequired />
        </>
      )}
      {result === 'call_back' && <CallBackTimes form={form} />}
      <SelectField
        {...form.field('channel')}
        isRequired
        choices={contactChannels.map((value) => ({ value, label: pick(channelNames[value]) }))}
      />
      <TextAreaField {...form.field('note')} lengthMax={1000} />
    </>
  );
}

function PromisedDays({ form }: ResultFieldsProps) {
  const now = useMinute();
  const today = businessDateOf(now);
  const nearDays = [messages.today, messages.tomorrow];
  return (
    <RadioChips
      id={form.idOf('promisedDays')}
      label={messages.promisedFor}
      value={form.values.promise.promisedFor}
      choices={dayChips.map((days) => {
        const day = addDays(today, days);
        const named = { en: formatCalendarDay(day, 'en', now), ur: formatCalendarDay(day, 'ur', now) };
        return { value: day, label: nearDays[days] ?? named };
      })}
      onChoose={(day) => {
        form.edit('result', 'promised');
        form.edit('promise.promisedFor', day);
      }}
    />
  );
}

function CallBackTimes({ form }: ResultFieldsProps) {
  const now = useMinute();
  const contactHours = useOfficeHours()?.contactHours;
  const hours = contactHours ? contactHoursBetween(contactHours.opensAt, contactHours.closesAt) : null;
  const { day, time } = form.values.callBack;
  const choiceOf = (at: number) => `${businessDateOf(at)} ${clockTimeOf(at)}`;
  const times = callBackTimes(now, hours);
  return (
    <>
      <RadioChips
        id={form.idOf('callBackTimes')}
        label={messages.callBackTime}
        value={`${day} ${time}`}
        choices={times.map((at) => ({
          value: choiceOf(at),
          label: { en: formatMoment(at, 'en', now), ur: formatMoment(at, 'ur', now) },
        }))}
        onChoose={(value) => {
          const [chosenDay = null, chosenTime = null] = value.split(' ');
          form.edit('callBack.day', chosenDay);
          form.edit('callBack.time', chosenTime);
        }}
      />
      <DateField {...form.field('callBack.day')} isRequired />
      <TimeField {...form.field('callBack.time')} />
    </>
  );
}
