import { type ExportFilter, exportFilters as filters } from '#contract/insight/export-filters.messages.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { messages, subjectName } from './audit.messages.ts';
import { auditActionName } from './audit-actions.messages.ts';
import type { RecordedField } from './recorded-field.ts';
import { asRecorded, calendarDay, named, oneOf, type TellLine } from './tell-value.ts';

export const statusName: Phrase = plainWords.status;

/** The filters of an export in the record of who made it, by their names. */
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
  customerId: { name: lendingWords.customer, tell: named },
  ...Object.fromEntries(
    Object.entries<ExportFilter>(filters).map(([key, { name, value }]) => [
      key,
      { name, tell: tellBy(value) },
    ]),
  ),
};

function tellBy(value: ExportFilter['value']): TellLine {
  if (typeof value === 'function') return (told, { language }) => value(String(told))[language];
  if (typeof value === 'object') return oneOf(value);
  return { day: calendarDay, text: asRecorded, id: named }[value];
}
