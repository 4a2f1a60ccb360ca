import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addMonths } from '#domain/calendar/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import { formatDate } from '#web/format/date-time.ts';
import { now } from '#web/format/now.ts';

const language = document.documentElement.lang as Language;
const line = document.querySelector<HTMLElement>('[data-dates]');

/** Adds its day to each installment of the schedule, and says the first and the last, for an agreement of today. */
function showDates(): void {
  const rows = [...document.querySelectorAll('[data-out=schedule] li')];
  const today = businessDateOf(now());
  const days = rows.map((_, index) => formatDate(addMonths(today, index + 1), language));
  for (const [index, row] of rows.entries()) row.prepend(`${days[index]}: `);
  if (line === null) return;
  const [first = '', last = first] = [days[0], days.at(-1)];
  line.textContent = (line.dataset.dates ?? '').replace('{first}', first).replace('{last}', last);
}

addEventListener('planned', showDates);
showDates();
