import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Language } from '#domain/language.ts';
import { formatDate } from '#web/format/date-time.ts';
import { now } from '#web/format/now.ts';
import { exampleDays } from './example-days.ts';

const language = document.documentElement.lang as Language;
const line = document.querySelector<HTMLElement>('[data-dates]');

/** Adds its day to each installment of the schedule, and says the first and the last, for an agreement of today. */
function showDates(): void {
  const rows = [...document.querySelectorAll('[data-out=schedule] li')];
  const days = exampleDays(businessDateOf(now()), rows.length).map((day) => formatDate(day, language));
  for (const [index, row] of rows.entries()) row.prepend(`${days[index]}: `);
  if (line === null) return;
  const [first = '', last = first] = [days[0], days.at(-1)];
  line.textContent = (line.dataset.dates ?? '').replace('{first}', first).replace('{last}', last);
}

addEventListener('planned', showDates);
showDates();
