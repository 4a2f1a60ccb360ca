import type { Agreement } from '#contract/lending/agreements.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { datesOf } from '#domain/lending/agreements/schedule.ts';
import { rupees } from '#domain/money/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useClosedDays } from '#web/office/shell/lender/use-closed-days.ts';
import { savedFacts } from '../../ground/statement/saved-facts.ts';
import { messages } from './plan.messages.ts';

interface ClosedDaysChangedProps {
  readonly agreement: Agreement;
  readonly onSave: () => void;
}

/** Says that the draft would have other due dates if it were saved again. */
export function ClosedDaysChanged({ agreement, onSave }: ClosedDaysChangedProps) {
  const pick = usePick();
  const closedDays = useClosedDays();
  const saved = savedFacts(agreement).installments;
  const plan = {
    price: rupees(agreement.price),
    downPayment: rupees(agreement.downPayment),
    relief: rupees(agreement.relief),
    count: saved.length,
    frequency: agreement.frequency,
    roundingStep: rupees(agreement.roundingStep),
    startOn: calendarDate(agreement.startOn),
    firstDueOn: calendarDate(agreement.firstDueOn),
  };
  const anew = closedDays && datesOf(plan, closedDays);
  if (!anew?.some(({ dueOn }, index) => dueOn !== saved[index]?.dueOn)) return null;
  return (
    <Banner
      tone="warning"
      title={pick(messages.closedDaysChanged)}
      action={
        <Button variant="default" onClick={onSave}>
          {pick(messages.saveNewDates)}
        </Button>
      }
    />
  );
}
