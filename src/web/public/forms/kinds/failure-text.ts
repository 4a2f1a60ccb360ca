import type { Language, Phrase } from '#domain/language.ts';
import type { NotSent } from '../sending/send-form.ts';
import { outcomeMessages } from './outcome.messages.ts';

/** Says why a form was not sent and what to do next: in the server's words if it refused, otherwise by what the device knows. */
export function failureText({ reason, message }: NotSent, language: Language, otherwise: Phrase): string {
  if (reason !== 'refused') return outcomeMessages[reason][language];
  return message ?? otherwise[language];
}
