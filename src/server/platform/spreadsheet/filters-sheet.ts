import type { Pool } from 'pg';
import {
  formTypeNames,
  promiseNames,
  requestStatusNames,
  requestTabNames,
} from '#contract/desk/labels/request-names.messages.ts';
import { filtersSheetWords as words } from '#contract/fields/file-headings.messages.ts';
import {
  ageText,
  divisionNames,
  reportFilterNames,
  reportTitles,
  stepNames,
} from '#contract/insight/report-labels.messages.ts';
import { arrearsNames, customerStatusNames } from '#contract/lending/labels/customer-names.messages.ts';
import {
  entryKindNames,
  methodNames,
  paymentStateNames,
} from '#contract/lending/labels/entry-names.messages.ts';
import type { Language, Phrase } from '#domain/language.ts';
import { type CellValue, datedCell } from '../http/csv-of.ts';
import { filterNames } from './filter-names.ts';

/** A sheet of labels and their values. */
export interface LabeledSheet {
  readonly name: string;
  readonly lines: readonly (readonly [label: string, value: CellValue])[];
}

interface Filter {
  readonly name: Phrase;
  /** A chosen value in words, a date as one, and a text as it was typed. The names of branches and people are looked up. */
  readonly tell?: (value: string) => Phrase | CellValue;
}

const day = (value: string) => datedCell('day', value);
const oneOf = (names: Readonly<Record<string, Phrase>>) => (value: string) => names[value] ?? value;

/** In the order of the sheet. */
const filters = {
  report: { name: words.report, tell: oneOf(reportTitles) },
  from: { name: words.from, tell: day },
  until: { name: words.until, tell: day },
  search: { name: words.search },
  tab: { name: words.tab, tell: oneOf(requestTabNames) },
  branchId: { name: words.branch },
  officerId: { name: words.officer },
  takenById: { name: words.takenBy },
  assigneeId: { name: words.assignee },
  kind: { name: words.type, tell: oneOf(entryKindNames) },
  formType: { name: words.type, tell: oneOf(formTypeNames) },
  method: { name: words.method, tell: oneOf(methodNames) },
  status: { name: words.status, tell: oneOf({ ...customerStatusNames, ...requestStatusNames }) },
  state: { name: words.status, tell: oneOf(paymentStateNames) },
  arrears: { name: words.arrears, tell: oneOf(arrearsNames) },
  promise: { name: words.promise, tell: oneOf(promiseNames) },
  age: { name: reportFilterNames.age, tell: ageText },
  step: { name: reportFilterNames.step, tell: oneOf(stepNames) },
  by: { name: reportFilterNames.by, tell: oneOf(divisionNames) },
} as const satisfies Readonly<Record<string, Filter>>;

/** The filters of an exported list or report that are in force. */
export type FiltersInForce = { readonly [Name in keyof typeof filters]?: unknown };

interface Export {
  readonly filters: FiltersInForce;
  readonly exportedBy: string;
  readonly now: number;
  readonly rows: number;
}

/** The sheet that tells how the rows of a workbook were chosen, by whom and when, in the reader's language. */
export async function filtersSheet(
  pool: Pool,
  { filters: given, exportedBy, now, rows }: Export,
  language: Language,
): Promise<LabeledSheet> {
  const idOf = (...ids: unknown[]) => ids.find((id) => typeof id === 'string') ?? null;
  const { branch, person } = await filterNames(pool, {
    branchId: idOf(given.branchId),
    personId: idOf(given.officerId, given.takenById, given.assigneeId),
  });
  const named: Readonly<Record<string, Phrase | null>> = {
    branchId: branch,
    officerId: person,
    takenById: person,
    assigneeId: person,
  };
  const inForce = Object.entries<Filter>(filters).flatMap(([key, { name, tell }]) => {
    const value = given[key as keyof FiltersInForce];
    if (typeof value !== 'string') return [];
    const told = named[key] ?? tell?.(value) ?? value;
    return [[name[language], said(told, language)] as const];
  });
  return {
    name: words.title[language],
    lines: [
      ...(inForce.length > 0 ? inForce : [[words.title[language], words.none[language]] as const]),
      [words.exportedBy[language], exportedBy],
      [words.exportedAt[language], datedCell('moment', new Date(now).toISOString())],
      [words.rows[language], rows],
    ],
  };
}

function said(told: Phrase | CellValue, language: Language): CellValue {
  return typeof told === 'object' && told !== null && 'en' in told ? told[language] : told;
}
