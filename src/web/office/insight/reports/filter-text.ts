import {
  ageText,
  divisionNames,
  reportFilterNames,
  stepNames,
} from '#contract/insight/report-labels.messages.ts';
import { reportDivisions } from '#contract/insight/report-shape.ts';
import { type ReportName, reportShape } from '#contract/insight/report-table.ts';
import { type ReportFilters, type ReportSheet, reportSteps } from '#contract/insight/reports.ts';
import type { Language } from '#domain/language.ts';
import { formatDate } from '#web/format/date-time.ts';
import { messages, periodText } from './reports.messages.ts';

/** The filters of a report in words, for a reader of the paper. */
export function filterText(
  name: ReportName,
  { from, until, step = reportSteps[0], by = reportDivisions[0], age }: ReportFilters,
  { branch, officer }: ReportSheet,
  language: Language,
): string {
  const { period, filters } = reportShape(name);
  const told = {
    step: stepNames[step],
    by: divisionNames[by],
    age: age === undefined ? null : ageText(age),
    branch: branch ?? messages.allBranches,
    officer,
  };
  const days =
    period === null || from === undefined || until === undefined
      ? ''
      : periodText[language](formatDate(from, language), formatDate(until, language));
  const texts = filters.map((filter) => {
    const phrase = told[filter];
    return phrase === null ? '' : `${reportFilterNames[filter][language]}: ${phrase[language]}`;
  });
  return [days, ...texts].filter((text) => text !== '').join(' · ');
}
