import type { googleEndpoints } from '#contract/identity/google.ts';
import type { profileEndpoints } from '#contract/identity/profile.ts';
import type { sessionEndpoints } from '#contract/identity/session.ts';
import type { signInEndpoints } from '#contract/identity/sign-in.ts';
import type { settingsEndpoints } from '#contract/lender/settings.ts';
import { addressOf } from './address-of.ts';

/** The endpoints of signing in, without their schemas, which would be a twelfth of the sign-in page's bytes. */
export const authAddresses = {
  signIn: addressOf<typeof signInEndpoints.signIn>({ method: 'POST', path: '/api/auth/login' }),
  signOut: addressOf<typeof sessionEndpoints.signOut>({ method: 'POST', path: '/api/auth/logout' }),
  getSession: addressOf<typeof sessionEndpoints.getSession>({ method: 'GET', path: '/api/auth/session' }),
  getSignInOptions: addressOf<typeof signInEndpoints.getSignInOptions>({
    method: 'GET',
    path: '/api/auth/sign-in-options',
  }),
  editProfile: addressOf<typeof profileEndpoints.editProfile>({ method: 'PATCH', path: '/api/profile' }),
  openGoogleSession: addressOf<typeof googleEndpoints.openGoogleSession>({
    method: 'POST',
    path: '/api/auth/google/session',
  }),
  getLender: addressOf<typeof settingsEndpoints.getLender>({ method: 'GET', path: '/api/lender' }),
};
