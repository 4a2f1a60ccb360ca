import { type LoaderFunction, replace } from 'react-router';
import type { Role } from '#domain/rights/role.ts';
import { areas, pathAfterSignIn, paths, signInPath } from './paths.ts';
import { knownRole, sessionStore } from './session/session.ts';
import type { StoredUser } from './session/session-state.ts';
import { linkIn } from './sign-in/link.ts';

/**
 * The guards decide what the browser shows; the server checks access at each call. They replace the address instead of adding
 * one, so that going back never leads into a guard again.
 */

function signedInUser(): StoredUser | null {
  const { user, isAuthenticated } = sessionStore.get();
  return isAuthenticated ? user : null;
}

function askedFor(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/** Lets one role in. A user without a session goes to sign in and comes back; another role gets the page for unknown addresses. */
export function onlyFor(role: Role): LoaderFunction {
  return ({ request }) => {
    const user = signedInUser();
    if (user === null) throw replace(signInPath(askedFor(request)));
    if (user.role !== role) throw replace(paths.notFound);
    return null;
  };
}

/** Redirects each user to their own area. */
export function toOwnArea(): never {
  const user = signedInUser();
  if (user === null) throw replace(paths.signIn);
  const role = knownRole(user);
  throw replace(role === undefined ? paths.notFound : areas[role]);
}

/** Redirects a signed-in user away from the sign-in page, unless a link led here: it may be for somebody else. */
export const onlyWhenSignedOut: LoaderFunction = ({ request }) => {
  const role = knownRole(signedInUser());
  const { search, origin } = new URL(request.url);
  if (role !== undefined && linkIn(window.location.hash) === null)
    throw replace(pathAfterSignIn(search, role, origin));
  return null;
};
