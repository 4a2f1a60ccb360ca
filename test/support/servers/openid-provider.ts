import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

interface Ledger {
  readonly email: string;
  readonly email_verified: boolean;
}

export interface OpenIdProvider {
  /** The product's settings that make this server its Google. */
  readonly settings: Readonly<Record<'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_ISSUER', string>>;
  /** The accounts there, by the provider's name for them. */
  readonly accounts: Map<string, Ledger>;
  /** The account that the next browser signs in with. */
  letIn(subject: string): void;
  stop(): Promise<void>;
}

const clientId = 'qist';
const clientSecret = 'a-secret-of-the-client';

/** An OpenID provider on this machine, for the product at that address. It signs everyone in without a question. */
export async function startOpenIdProvider(publicUrl: string): Promise<OpenIdProvider> {
  const accounts: OpenIdProvider['accounts'] = new Map();
  let next = '';
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/api/auth/google/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Google puts the e-mail into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a-key-of-the-test'] },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...accounts.get(sub) }),
    }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
  });
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    await provider.interactionFinished(request, response, { login: { accountId: next } });
  });
  return {
    settings: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer },
    accounts,
    letIn(subject) {
      next = subject;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
