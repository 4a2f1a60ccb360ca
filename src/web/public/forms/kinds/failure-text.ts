import type { Language, Phrase } from '#domain/language.ts';
import type { NotSent } from '../sending/send-form.ts';
import { outcomeMessages } from './outcome.messages.ts';

/** The reason why a form was not sent and the next step: known to this device, else from the server, else the form's own text. */
export function failureText({ reason, message }: NotSent, language: Language, otherwise: Phrase): string {
  if (reason !== 'refused') return outcomeMessages[reason][language];
  return message ?? otherwise[language];
}
