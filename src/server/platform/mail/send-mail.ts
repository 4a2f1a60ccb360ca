import type { MailSettings } from '../config.ts';

/** The mails that the product sends. `test/letters.test.ts` holds that none carries a stranger's words. */
export type LetterName = 'reset_link' | 'second_step_off' | 'audit_heads' | 'outside_complaint';

export interface Mail {
  readonly letter: LetterName;
  /** Addresses alone, which the library takes as they are: text would be parsed, and could name others. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The timeout of each step. */
const timeoutMs = 20_000;

/**
 * Sends a mail through the lender's mail server. Mails are rare, so each opens a connection, and the first loads the
 * library. A failure doesn't name the recipient.
 */
export async function sendMail(
  { smtpUrl, from }: MailSettings,
  { letter, to, ...mail }: Mail,
): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  await transport
    .sendMail({ from, to: to.map((address) => ({ name: '', address })), ...mail })
    .catch((error: unknown) => {
      throw withoutAddress(letter, error);
    });
}

/** A mail server quotes the address that it refuses, so only its status code is kept. */
function withoutAddress(letter: LetterName, thrown: unknown): Error {
  const { code, responseCode } = thrown as { code?: string; responseCode?: number };
  return Object.assign(new Error(`mail ${letter}: ${responseCode ?? code ?? 'not sent'}`), { code });
}
