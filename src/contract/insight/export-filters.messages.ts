import {
  formTypeNames,
  promiseNames,
  requestStatusNames,
  requestTabNames,
} from '#contract/desk/labels/request-names.messages.ts';
import { filtersSheetWords as words } from '#contract/fields/file-headings.messages.ts';
import { arrearsNames, customerStatusNames } from '#contract/lending/labels/customer-names.messages.ts';
import {
  entryKindNames,
  methodNames,
  paymentStateNames,
} from '#contract/lending/labels/entry-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import {
  ageText,
  divisionNames,
  reportFilterNames,
  reportTitles,
  stepNames,
} from './report-labels.messages.ts';

/** A filter of an exported list or report. */
export interface ExportFilter {
  readonly name: Phrase;
  /** A day, a text as it was typed, an id that has a name, one of several choices, or a value with a text of its own. */
  readonly value: 'day' | 'text' | 'id' | Readonly<Record<string, Phrase>> | ((value: string) => Phrase);
}

/** The filters by which exports are chosen, in the order of their sheet in a workbook. */
export const exportFilters = {
  report: { name: words.report, value: reportTitles },
  from: { name: words.from, value: 'day' },
  until: { name: words.until, value: 'day' },
  search: { name: words.search, value: 'text' },
  tab: { name: words.tab, value: requestTabNames },
  agreements: { name: words.agreements, value: 'text' },
  branchId: { name: words.branch, value: 'id' },
  officerId: { name: words.officer, value: 'id' },
  takenById: { name: words.takenBy, value: 'id' },
  assigneeId: { name: words.assignee, value: 'id' },
  kind: { name: words.type, value: entryKindNames },
  formType: { name: words.type, value: formTypeNames },
  method: { name: words.method, value: methodNames },
  status: { name: words.status, value: { ...customerStatusNames, ...requestStatusNames } },
  state: { name: words.status, value: paymentStateNames },
  arrears: { name: words.arrears, value: arrearsNames },
  promise: { name: words.promise, value: promiseNames },
  age: { name: reportFilterNames.age, value: ageText },
  step: { name: reportFilterNames.step, value: stepNames },
  by: { name: reportFilterNames.by, value: divisionNames },
} as const satisfies Readonly<Record<string, ExportFilter>>;
