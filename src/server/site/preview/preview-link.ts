import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { type Language, languages } from '#domain/language.ts';
import { hashSecret } from '#server/identity/session/secret.ts';

/** Long enough to read the site, and to reload it. */
export const previewMinutes = 10;

/** A link to the preview: its parts as they stand in the address. */
export interface PreviewLink {
  readonly session: string;
  readonly language: string;
  /** The end of its life, in milliseconds. */
  readonly until: string;
  readonly seal: string;
}

interface Sealed extends Omit<PreviewLink, 'seal'> {
  readonly language: Language;
}

/** The seal is keyed by the session's token, which no link holds: it ends with the session. */
function sealOf(tokenHash: Buffer, { session, language, until }: Sealed): Buffer {
  return createHmac('sha256', tokenHash).update(`site-preview ${session} ${language} ${until}`).digest();
}

const findToken = {
  name: 'find-token-of-session',
  text: 'SELECT token_hash AS "tokenHash" FROM sessions WHERE id = $1',
};

/** The address of the preview for the browser of a session. */
export async function previewPath(
  pool: Pool,
  session: string,
  language: Language,
  now: number,
): Promise<string> {
  const { rows } = await pool.query<{ tokenHash: Buffer }>({ ...findToken, values: [session] });
  const until = String(now + previewMinutes * 60_000);
  const seal = sealOf(rows[0]?.tokenHash ?? Buffer.alloc(0), { session, language, until });
  return `/api/site-preview/${session}/${language}/${until}/${seal.toString('base64url')}`;
}

const findOpen = {
  name: 'find-session-of-site-preview',
  text: `SELECT s.token_hash AS "tokenHash" FROM sessions s JOIN users u ON u.id = s.user_id
          WHERE s.id::text = $1 AND s.cookie_hash = $2 AND s.expires_at > $3 AND u.is_active AND u.role = 'superadmin'`,
};

/**
 * The language of a link that was made for this browser by a superadmin who is still signed in; null for any other, and for one
 * that has ended.
 */
export async function languageOfPreview(
  pool: Pool,
  { session, until, seal, ...said }: PreviewLink,
  cookie: string,
  now: number,
): Promise<Language | null> {
  const language = languages.find((one) => one === said.language);
  if (language === undefined || !(Number(until) > now)) return null;
  const values = [session, hashSecret(cookie), new Date(now)];
  const { rows } = await pool.query<{ tokenHash: Buffer }>({ ...findOpen, values });
  if (rows[0] === undefined) return null;
  const expected = sealOf(rows[0].tokenHash, { session, language, until });
  const given = Buffer.from(seal, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? language : null;
}
