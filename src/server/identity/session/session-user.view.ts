import type { SessionUser } from '#contract/identity/session.ts';

/** What the browser may keep of a user: four fields, whatever else the row has. */
export function sessionUserView({ fullName, role, email, language }: SessionUser): SessionUser {
  return { fullName, role, email, language };
}
