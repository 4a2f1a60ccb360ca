import './without-eval.ts';
import { sayFieldIssue } from '#contract/field-messages/field-issue.ts';
import { visitorFieldMessages } from '#contract/field-messages/visitor-field-messages.ts';
import {
  contactUsForm,
  generalInquiryForm,
  homeVisitForm,
  isPastVisit,
} from '#contract/site/contact-forms.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import { problemsFrom } from './problems.ts';
import type { Problems, Values, VisitorForm } from './visitor-form.ts';

const schemas = { contact: contactUsForm, message: generalInquiryForm, 'home-visit': homeVisitForm };

/**
 * The problems of the values, by the same schemas that the server checks a form with. The schemas are the larger half of the
 * forms' code, so this file is fetched only when somebody begins to fill one in.
 */
export function checkForm<Field extends string>(
  form: VisitorForm<Field>,
  values: Values<Field>,
  today: CalendarDate,
  language: Language,
): Problems<Field> {
  const payload = form.payload(values);
  const issues = schemas[form.name].safeParse(payload).error?.issues ?? [];
  const said = issues.map((issue) => ({
    field: String(issue.path[0]),
    message: sayFieldIssue(visitorFieldMessages, issue, language),
  }));
  const isPast = 'preferredDate' in payload && isPastVisit(String(payload.preferredDate) || null, today);
  if (isPast)
    said.push({ field: 'preferredDate', message: visitorFieldMessages.date_not_in_future[language] });
  return problemsFrom(form, said);
}
