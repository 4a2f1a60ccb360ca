import * as z from 'zod/mini';
import { endpoint, pageQuery, sortedBy } from '#contract/endpoint.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { searchText } from '#contract/fields/text-field.ts';
import type { Written } from '#domain/written.ts';
import type { ListQuery } from '../../kit/list/list-address.ts';
import type { ListAnswer } from '../../kit/list/use-list-page.ts';

export interface SpecimenRow {
  readonly id: string;
  readonly name: Written;
  readonly dueOn: string;
  readonly outstanding: number;
  readonly state: SpecimenState;
}

export const specimenStates = ['on_time', 'late'] as const;
export type SpecimenState = (typeof specimenStates)[number];

const query = z.object({
  ...pageQuery,
  search: z.optional(searchText()),
  state: z.optional(z.enum(specimenStates)),
  dueFrom: z.optional(calendarDay()),
  sort: sortedBy('name', 'outstanding'),
});
export const specimenQuery = query;
export type SpecimenQuery = ListQuery<typeof specimenQuery>;

/** No server has it: a test answers it. */
export const exportSpecimens = endpoint({
  method: 'GET',
  path: '/api/kit/list.csv',
  summary: 'Saves the list of the gallery',
  access: 'public',
  query,
  output: z.null(),
  answers: 'csv',
});

const rows: readonly SpecimenRow[] = [
  ['Shabana Kausar', 'شبانہ کوثر', '2026-11-20', 61_200, 'late'],
  ['Muhammad Abdul-Rehman Siddiqui', 'محمد عبدالرحمٰن صدیقی', '2026-12-01', 143_700, 'on_time'],
  ['Nasreen Akhtar', 'نسرین اختر', '2026-12-10', 25_300, 'on_time'],
  ['Tariq Mehmood', 'طارق محمود', '2026-11-05', 12_500, 'late'],
  ['Rukhsana Parveen', 'رخسانہ پروین', '2026-12-15', 8_000, 'on_time'],
].map(([own, ur, dueOn, outstanding, state], index) => ({
  id: `row-${index}`,
  ...({ name: { own, ur }, dueOn, outstanding, state } as Omit<SpecimenRow, 'id'>),
}));

/** Two rows to a page, so that a few rows are enough to turn pages. */
const rowsOfPage = 2;

function matching({ search = '', state, dueFrom }: SpecimenQuery): SpecimenRow[] {
  return rows.filter(
    (row) =>
      Object.values(row.name).join(' ').toLowerCase().includes(search.toLowerCase()) &&
      (state === undefined || row.state === state) &&
      (dueFrom === undefined || row.dueOn >= dueFrom),
  );
}

function inOrder(found: readonly SpecimenRow[], sort = 'name'): SpecimenRow[] {
  const direction = sort.startsWith('-') ? -1 : 1;
  const byName = sort.endsWith('name');
  return found.toSorted(
    (one, other) =>
      direction * (byName ? one.name.own.localeCompare(other.name.own) : one.outstanding - other.outstanding),
  );
}

/** A server's answer to a query of the list. */
export function answerSpecimens(asked: SpecimenQuery): ListAnswer<SpecimenRow> {
  const found = inOrder(matching(asked), asked.sort);
  const start = Number(asked.cursor ?? 0);
  const end = start + rowsOfPage;
  return {
    data: found.slice(start, end),
    page: { next: end < found.length ? String(end) : null, total: found.length },
  };
}
