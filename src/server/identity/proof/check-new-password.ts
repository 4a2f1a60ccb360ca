import { parsePhone } from '#domain/person/phone.ts';
import { Refusal } from '#server/platform/refusal.ts';

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

/** Refuses a password that is easy to guess: a common one, or one made of the person's own data. */
export async function checkNewPassword(
  field: 'password' | 'newPassword',
  password: string,
  { fullName, phone, email }: Person,
): Promise<void> {
  const folded = password.trim().toLowerCase();
  const known = [fullName.toLowerCase(), email, email?.split('@')[0]];
  const isPersonal = known.includes(folded) || (phone !== null && parsePhone(password) === phone);
  if (isPersonal) throw refused(field, 'password_is_personal');
  if ((await commonPasswords()).has(folded)) throw refused(field, 'password_too_common');
}

function refused(field: string, message: string): Refusal {
  return new Refusal('invalid_input', undefined, [{ field, message }]);
}
