import type { Language } from '#domain/language.ts';
import { hasAddress, readableName } from '#domain/person/readable-name.ts';
import { pickWritten, type Written } from '#domain/written.ts';
import type { AppContext } from '../context.ts';
import { writtenOf } from '../db/text-of.ts';
import { readSection } from '../rules/stored-content.ts';
import { type Letter, renderLetter } from './letter.ts';
import { sendMail } from './send-mail.ts';

interface Addressee {
  readonly email: string | null;
  readonly language: Language;
  readonly name: Written;
  /** True once the person has shown that they read this e-mail, and the lender knows whose account it is. */
  readonly isKnown: boolean;
}

const find = {
  name: 'find-addressee',
  text: `SELECT email, language, ${writtenOf('full_name')} AS name,
                email_confirmed_at IS NOT NULL AND NOT is_waiting AS "isKnown"
           FROM users WHERE id = $1`,
};

/** Writes to a user in their language and the lender's name, if there is a mail server and the user has an e-mail. */
export async function mailUser({ config, pool }: AppContext, userId: string, letter: Letter): Promise<void> {
  if (config.mail === undefined) return;
  const { rows } = await pool.query<Addressee>({ ...find, values: [userId] });
  const addressee = rows[0];
  if (addressee === undefined || addressee.email === null) return;
  const { language, email } = addressee;
  const { content } = await readSection(pool, 'lender_profile');
  const ends = { fullName: greetedName(addressee), lender: content.name[language] };
  await sendMail(config.mail, { to: [email], ...renderLetter(letter, language, ends) });
}

/**
 * The name to greet a user by. Anyone can sign up with the e-mail of another person, and a name could be a message to them. So the
 * name of an account that is not surely theirs is left out, and so is text that is no name.
 */
function greetedName({ isKnown, language, name }: Addressee): string | null {
  const picked = pickWritten(name, language);
  return isKnown && readableName(picked) === picked && !hasAddress(picked) ? picked : null;
}
