import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatClock } from '#web/format/clock-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import type { RequestWorkProps } from './request-task.ts';
import { messages } from './request-work.messages.ts';

const endpoint = requestCommandEndpoints.bookHomeVisit;

interface VisitValues {
  readonly visitOn: string | null;
  readonly startsAt: string | null;
  readonly address: string | null;
}

/** The day, the hour and the address of a home visit. The visitor's own words are the default, and only hours with a free place are offered. */
export function BookVisitForm({ request, onDone }: RequestWorkProps) {
  const pick = usePick();
  const language = useLanguage();
  const { send } = useAction(endpoint);
  const tomorrow = addDays(businessDateOf(useMinute()), 1);
  const { preferredDate, visit } = request;
  const proposed = preferredDate !== null && preferredDate >= tomorrow ? preferredDate : tomorrow;
  const form = useOfficeForm({
    initial: {
      visitOn: visit?.visitOn ?? proposed,
      startsAt: null,
      address: visit?.address ?? request.address,
    } as VisitValues,
    labels: { visitOn: messages.day, startsAt: messages.hour, address: messages.address },
    schema: endpoint.body,
    send: (body) => send({ params: { id: request.id }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.saved) });
      onDone();
    },
  });
  const day = parseCalendarDate(form.values.visitOn ?? '') ?? proposed;
  const { data: hours = [] } = useEndpoint(contactRequestEndpoints.listVisitHours, {
    params: { id: request.id },
    query: { day },
  });
  return (
    <PanelForm
      form={form}
      verb={visit === null ? messages.bookVisit : messages.moveVisit}
      verbWhileSending={messages.saving}
      refused={messages.notSaved}
      cancel={{ label: messages.cancel, run: onDone }}
    >
      <DateField {...form.field('visitOn')} isRequired />
      <SelectField
        {...form.field('startsAt')}
        isRequired
        none={messages.choose}
        choices={hours
          .filter(({ isFree }) => isFree)
          .map(({ startsAt }) => ({ value: startsAt, label: formatClock(startsAt, language) }))}
      />
      <TextAreaField {...form.field('address')} isRequired lengthMax={400} />
    </PanelForm>
  );
}
