import * as openId from 'openid-client';
import { parseEmail } from '#domain/person/email-address.ts';
import type { GoogleSettings } from '#server/platform/config.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

/** The person who came back from Google. */
export interface GoogleIdentity {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

export interface GoogleProvider {
  /** The address to which a browser that wants to sign in is sent. */
  authorizationUrl(attempt: SignInAttempt): Promise<URL>;
  /** The person who came back with this address. Throws unless state, nonce, code and signature are all valid. */
  identityOf(returnedTo: URL, attempt: SignInAttempt): Promise<GoogleIdentity>;
}

/** Google, or the OpenID provider that the settings name. Its addresses and keys are fetched at the first sign-in. */
export function createGoogleProvider(settings: GoogleSettings, redirectUri: string): GoogleProvider {
  let discovered: Promise<openId.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      // The next sign-in retries.
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      return openId.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },

    async identityOf(returnedTo, { state, nonce, codeVerifier }) {
      // Behind a proxy, the request may have another address than the one registered at Google.
      const url = new URL(redirectUri);
      url.search = returnedTo.search;
      const tokens = await openId.authorizationCodeGrant(await configuration(), url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('a grant that expects a nonce has an ID token');
      return {
        subject: claims.sub,
        email: typeof claims.email === 'string' ? parseEmail(claims.email) : null,
        isEmailVerified: claims.email_verified === true,
      };
    },
  };
}

function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<openId.Configuration> {
  const isOnThisMachine = issuer.startsWith('http:');
  return openId.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: isOnThisMachine ? [openId.allowInsecureRequests] : [],
  });
}
