import type { Language } from '#domain/language.ts';
import type { AppContext } from '../context.ts';
import { readSection } from '../rules/stored-content.ts';
import { type Letter, renderLetter } from './letter.ts';
import { sendMail } from './send-mail.ts';

interface Addressee {
  readonly email: string | null;
  readonly fullName: string;
  readonly language: Language;
}

/** Writes to a user in their language and the lender's name, if there is a mail server and the user has an e-mail. */
export async function mailUser(
  { config, pool }: AppContext,
  { email, fullName, language }: Addressee,
  letter: Letter,
): Promise<void> {
  if (config.mail === undefined || email === null) return;
  const { content } = await readSection(pool, 'lender_profile');
  const ends = { fullName, lender: content.name[language] };
  await sendMail(config.mail, { to: email, ...renderLetter(letter, language, ends) });
}
