import type { authEndpoints } from '#contract/account/auth.ts';
import type { profileEndpoints } from '#contract/account/profile.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { settingsEndpoints } from '#contract/office/settings.ts';

/**
 * Of an endpoint the client needs only where it is, and for its types the rest. So what signing in calls is named here
 * without its schemas, which would be a twelfth of all that the sign-in page loads. The compiler holds each address to
 * the contract's own.
 */
function addressOf<E extends Endpoint>(address: Pick<E, 'method' | 'path'>): E {
  return address as E;
}

export const authAddresses = {
  signIn: addressOf<typeof authEndpoints.signIn>({ method: 'POST', path: '/api/auth/login' }),
  signOut: addressOf<typeof authEndpoints.signOut>({ method: 'POST', path: '/api/auth/logout' }),
  getSession: addressOf<typeof authEndpoints.getSession>({ method: 'GET', path: '/api/auth/session' }),
  getSignInOptions: addressOf<typeof authEndpoints.getSignInOptions>({
    method: 'GET',
    path: '/api/auth/sign-in-options',
  }),
  editProfile: addressOf<typeof profileEndpoints.editProfile>({ method: 'PATCH', path: '/api/profile' }),
  openGoogleSession: addressOf<typeof authEndpoints.openGoogleSession>({
    method: 'POST',
    path: '/api/auth/google/session',
  }),
  getLender: addressOf<typeof settingsEndpoints.getLender>({ method: 'GET', path: '/api/lender' }),
};
