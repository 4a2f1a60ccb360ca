import { type ReportName, reportDivisions, reportShape } from '#contract/insight/report-table.ts';
import { type ReportFilters, type ReportSheet, reportSteps } from '#contract/insight/reports.ts';
import type { Language } from '#domain/language.ts';
import { formatDate } from '#web/format/date-time.ts';
import {
  ageText,
  ageTitle,
  divisionNames,
  stepNames,
  stepTitle,
} from '#web/office/kit/labels/report-labels.messages.ts';
import { messages, periodText } from './reports.messages.ts';

/** What a report is narrowed by, in words, for a reader of the paper. */
export function filterText(
  name: ReportName,
  { from, until, step = reportSteps[0], by = reportDivisions[0], age }: ReportFilters,
  { branch, officer }: ReportSheet,
  language: Language,
): string {
  const { period, filters } = reportShape(name);
  const told = {
    step: `${stepTitle[language]}: ${stepNames[step][language]}`,
    by: `${stepTitle[language]}: ${divisionNames[by][language]}`,
    age: age === undefined ? '' : `${ageTitle[language]}: ${ageText(age)[language]}`,
    branch: `${messages.branch[language]}: ${(branch ?? messages.allBranches)[language]}`,
    officer: officer === null ? '' : `${messages.officer[language]}: ${officer[language]}`,
  };
  const days =
    period === null || from === undefined || until === undefined
      ? ''
      : periodText[language](formatDate(from, language), formatDate(until, language));
  return [days, ...filters.map((filter) => told[filter])].filter((text) => text !== '').join(' · ');
}
