import type { Pool } from 'pg';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { contextOfPassword } from '#domain/person/password-of-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';

interface Person {
  readonly fullName: string;
  readonly phone: string | null;
  readonly email: string | null;
}

let topList: Promise<ReadonlySet<string>> | undefined;

/**
 * The passwords that attackers try first. Of the 50,000, most are too short to pass anyway. Read when a password is first
 * set, not at start.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  topList ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return topList;
}

const findPlaces = {
  name: 'find-places-of-passwords',
  text: 'SELECT unnest(ARRAY[code, city, city_ur, area, area_ur]) AS place FROM branches',
};

/** The words that everyone who knows the lender would try. */
async function wordsOfLender(pool: Pool): Promise<string[]> {
  const { content } = await readSection(pool, 'lender_profile');
  const { rows } = await pool.query<{ place: string }>(findPlaces);
  return [content.name.en, content.name.ur, ...rows.map(({ place }) => place)];
}

const reasons = {
  own: 'password_is_personal',
  lender: 'password_of_lender',
} as const satisfies Record<string, FieldMessageKey>;

/** Refuses a password that is easy to guess: a common one, or one made of the person's own data or of words of the lender. */
export async function checkNewPassword(
  pool: Pool,
  field: 'password' | 'newPassword',
  password: string,
  { fullName, phone, email }: Person,
): Promise<void> {
  if ((await commonPasswords()).has(password.trim().toLowerCase()))
    throw refused(field, 'password_too_common');
  const own = [fullName, phone, email?.split('@')[0]].filter((text) => typeof text === 'string');
  const reason = contextOfPassword(password, { own, lender: await wordsOfLender(pool) });
  if (reason !== null) throw refused(field, reasons[reason]);
}

function refused(field: string, message: FieldMessageKey): Refusal {
  return new Refusal('invalid_input', undefined, [{ field, message }]);
}
