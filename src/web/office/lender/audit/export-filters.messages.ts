import {
  formTypeNames,
  promiseNames,
  requestTabNames,
} from '#contract/desk/labels/request-names.messages.ts';
import {
  ageText,
  divisionNames,
  reportFilterNames,
  stepNames,
} from '#contract/insight/report-labels.messages.ts';
import { arrearsNames } from '#contract/lending/labels/customer-names.messages.ts';
import { methodNames, paymentStateNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { arrearsTitle } from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { messages, subjectName } from './audit.messages.ts';
import { auditActionName } from './audit-actions.messages.ts';
import type { RecordedField } from './recorded-field.ts';
import { asRecorded, calendarDay, named, oneOf } from './tell-value.ts';

export const statusName: Phrase = plainWords.status;

/** Filters of an export that are no field of a record, or mean something else there. Any other filter is shown as the field it names. */
export const exportFilters: Readonly<Partial<Record<string, RecordedField>>> = {
  actorId: { name: messages.who, tell: named },
  action: {
    name: messages.what,
    tell: (action, { language }) => auditActionName(String(action))[language],
  },
  subject: {
    name: messages.aboutKind,
    tell: (subject, { language }) => subjectName(String(subject))[language],
  },
  subjectId: { name: messages.reference, tell: named },
  from: { name: messages.from, tell: calendarDay },
  until: { name: messages.until, tell: calendarDay },
  search: { name: { en: 'Search', ur: 'تلاش' }, tell: asRecorded },
  arrears: { name: arrearsTitle, tell: oneOf(arrearsNames) },
  method: { name: lendingWords.method, tell: oneOf(methodNames) },
  state: { name: statusName, tell: oneOf(paymentStateNames) },
  formType: { name: plainWords.type, tell: oneOf(formTypeNames) },
  tab: { name: { en: 'Part of the list', ur: 'فہرست کا حصہ' }, tell: oneOf(requestTabNames) },
  promise: { name: lendingWords.promise, tell: oneOf(promiseNames) },
  age: { name: reportFilterNames.age, tell: (age, { language }) => ageText(String(age))[language] },
  step: { name: reportFilterNames.step, tell: oneOf(stepNames) },
  by: { name: reportFilterNames.by, tell: oneOf(divisionNames) },
};
