import type { Context } from 'hono';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../context.ts';
import { readSessionCookie } from './cookies/session-cookie.ts';

/** Tells a request of a person from one that the page sent by itself. */
export type Attendance = 'attended' | 'unattended';

/** Finds the actor of a token and its cookie; null if there is no valid session. */
export type Authenticate = (
  context: AppContext,
  token: string,
  cookie: string,
  attendance: Attendance,
) => Promise<Actor | null>;

/** The actor of a request; null if it has no valid session. */
export async function actorOf(
  c: Context,
  context: AppContext,
  authenticate: Authenticate,
  attendance: Attendance,
): Promise<Actor | null> {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const cookie = readSessionCookie(c);
  if (token === undefined || cookie === undefined) return null;
  return authenticate(context, token, cookie, attendance);
}
