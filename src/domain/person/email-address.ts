/** Node and browsers have it. Its host is the encoded form of a domain, by the rules that mail servers use too. */
declare const URL: new (address: string) => { readonly hostname: string };

const emailLengthMax = 254;
const emailLocalLengthMax = 64;

/**
 * The part before the @: words of ASCII with dots between them. RFC 5321 allows more signs and quoted text. No mailbox needs
 * those, and a program for mail may read a second address or a route in them.
 */
const local = String.raw`[A-Za-z0-9_+'&=~-]+(?:\.[A-Za-z0-9_+'&=~-]+)*`;
const address = new RegExp(String.raw`^(${local})@([\p{L}\p{M}\p{N}.-]+)$`, 'u');

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const encodedDomain = new RegExp(String.raw`^(?:${label}\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/**
 * The one written form of an e-mail address: lower case, the domain encoded as DNS has it. Null for any text that is not exactly
 * one address: with a name, brackets, a comment, a group, quotes, spaces inside, or a second address. A form cannot prove that the
 * mailbox exists.
 */
export function parseEmail(text: string): string | null {
  const [, name = '', domain = ''] = address.exec(text.trim()) ?? [];
  if (name === '' || name.length > emailLocalLengthMax || domain.length > emailLengthMax) return null;
  const encoded = encode(domain);
  if (encoded === null || !encodedDomain.test(encoded)) return null;
  const email = `${name.toLowerCase()}@${encoded}`;
  return email.length <= emailLengthMax ? email : null;
}

function encode(domain: string): string | null {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/**
 * The mailbox that an address reaches at most providers: without a tag after a plus sign and without dots. Only for counting
 * letters: two people may have addresses that differ in a dot.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.replace(/(?!^)\+.*$/, '').replaceAll('.', '')}@${domain}`;
}
