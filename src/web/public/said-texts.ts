import { errorCatalogue } from '#contract/errors/error-catalogue.ts';
import { sayFieldIssue } from '#contract/field-messages/field-issue.ts';
import { visitorFieldMessages } from '#contract/field-messages/visitor-field-messages.ts';
import type { Language } from '#domain/language.ts';

/** A count for messages with a figure, which are not in the font subset of these texts. */
const anyCount = 2;

/** Every text in one language within messages of any shape. Messages that are functions are called for both forms of a noun. */
export function textsWithin(messages: unknown, language: Language): string[] {
  if (typeof messages !== 'object' || messages === null) return [];
  if (!('en' in messages && 'ur' in messages)) {
    return Object.values(messages).flatMap((part) => textsWithin(part, language));
  }
  const text: unknown = messages[language];
  if (typeof text === 'function') return [1, anyCount].map((count) => String(text(count)));
  return typeof text === 'string' ? [text] : [];
}

/** The contract's texts for the form fields, and the errors that a visitor may meet. */
export function contractTexts(language: Language): string[] {
  const { too_many_requests, internal, unavailable, invalid_input } = errorCatalogue;
  return [
    ...textsWithin([internal.text, unavailable.text, invalid_input.text, visitorFieldMessages], language),
    ...[1, 60, 600].map((retryAfterSeconds) => too_many_requests.text[language]({ retryAfterSeconds })),
    sayFieldIssue({}, { message: '', code: 'too_big', maximum: anyCount }, language),
    sayFieldIssue({}, { message: '' }, language),
  ];
}
