import { useLocation } from 'react-router';
import { type CalendarDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { isPayableAmount, type Rupees } from '#domain/money/rupees.ts';

/** The amount and the day that were typed of a promise; null for what was not. */
interface BegunPromise {
  readonly amount: Rupees | null;
  readonly day: CalendarDate | null;
}

/** The state of a history entry whose promise begins with what was typed. */
export function begunPromise({ amount, day }: BegunPromise): object {
  return { begunPromise: { amount, day } };
}

/** The promise that this history entry begins with. Any earlier version of the program may have written its state. */
export function useBegunPromise(): BegunPromise {
  const { begunPromise: begun } = { begunPromise: null, ...(useLocation().state as object | null) };
  const { amount, day } = { amount: null, day: null, ...(begun as Partial<BegunPromise> | null) };
  return {
    amount: typeof amount === 'number' && isPayableAmount(amount) ? amount : null,
    day: typeof day === 'string' ? parseCalendarDate(day) : null,
  };
}
