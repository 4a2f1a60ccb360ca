import { createHash } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';

/** The identity of a submission. Two submissions with the same key are one. */
export interface Submission {
  readonly key: string;
  /** The digest of the whole form, so that a used key is refused with another text. */
  readonly digest: Buffer;
}

/** The key that a signed-in user gave, which is no other user's. */
export const keyOfUser = (userId: string, key: string | null) =>
  key === null ? null : uuidv5(`${userId} ${key}`, namespace);

/** A namespace of our own for keys made from content; any fixed UUID does. */
const namespace = '0b9f6f0e-6f53-4c39-9a55-8f5f0b0f7a51';

/**
 * Identifies a submission by its key or, without one, by its content and the day: the same text twice on a day is one request.
 */
export function identifySubmission(form: object, givenKey: string | null, today: string): Submission {
  const digest = createHash('sha256').update(JSON.stringify(form)).digest();
  return { key: givenKey ?? uuidv5(`${digest.toString('hex')} ${today}`, namespace), digest };
}
