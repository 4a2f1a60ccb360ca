import type { SessionUser } from '#contract/identity/session.ts';

/** The four fields of a user that the browser may keep. */
export function sessionUserView({ fullName, role, email, language }: SessionUser): SessionUser {
  return { fullName, role, email, language };
}
