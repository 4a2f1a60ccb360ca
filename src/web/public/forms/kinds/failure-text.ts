import type { Language, Phrase } from '#domain/language.ts';
import type { NotSent } from '../sending/send-form.ts';
import { outcomeMessages } from './outcome.messages.ts';

/** Why a form was not sent and what to do: what this device knows, else what the server said, else the form's own words. */
export function failureText({ reason, message }: NotSent, language: Language, otherwise: Phrase): string {
  if (reason !== 'refused') return outcomeMessages[reason][language];
  return message ?? otherwise[language];
}
