import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsAt } from '#test/support/calls/calls.ts';
import { freePort } from '#test/support/servers/free-port.ts';
import { type MailServer, startMailServer } from '#test/support/servers/mail-server.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#test/support/servers/openid-provider.ts';
import { ServerProcess } from '#test/support/servers/process.ts';
import { test as base, expect, type SignedIn, signedInBy } from './fixtures.ts';
import { appCode, type Person, somebody } from './sign-in-accounts.ts';

/** Signed in apart from any page, and by two steps from then on. */
export interface OwnSuperadmin extends SignedIn {
  readonly password: string;
}

/** A real lender: without sample data, with mail and Google. */
export interface OwnLender {
  readonly address: string;
  readonly mail: MailServer;
  readonly google: OpenIdProvider;
  /** `npm run admin:create`, beside the running server. */
  addSuperadmin(person: Person): Promise<void>;
  /** A superadmin for all tests of the worker, because creating one takes a process and two hashes. */
  superadmin(): Promise<OwnSuperadmin>;
  /** Another one for them all, who decides what that one requested. */
  decider(): Promise<OwnSuperadmin>;
}

async function signInByTwoSteps(address: string, { email, password }: Person): Promise<OwnSuperadmin> {
  const calls = callsAt(address);
  const signedIn = await signedInBy(await calls.request('signIn', { body: { identifier: email, password } }));
  const { session: as } = signedIn;
  const { secret } = await calls.call('startTotp', { as, body: { currentPassword: password } });
  await calls.call('confirmTotp', { as, body: { code: appCode(secret) } });
  return { ...signedIn, password };
}

/** Opens the first branch that the product proposes, for employees and customers, and publishes the site, for visitors. */
async function openForVisitors(address: string, { session: as }: SignedIn): Promise<void> {
  const calls = callsAt(address);
  const [proposed] = await calls.call('listBranchDrafts', { as });
  if (proposed === undefined) throw new Error('a new lender has proposals');
  const phone = '+92 321 5550000';
  const branch = { ...proposed, phone, isPublic: true, visitsAtOnce: 2 };
  await calls.call('createBranch', { as, body: branch, idempotencyKey: randomUUID() });
  const { lenderProfile, siteOffer } = await calls.call('getSettings', { as });
  const own = { licenceNumber: 'SC/NBFC-77', phone, whatsApp: phone, email: 'office@sahulat.example' };
  const { version } = lenderProfile;
  await calls.call('saveLenderProfile', {
    as,
    body: { content: { ...lenderProfile.content, ...own }, version },
  });
  await calls.call('saveSiteOffer', { as, body: siteOffer });
  await calls.call('saveSitePublication', { as, body: { content: { isPublished: true }, version: 0 } });
}

export const test = base.extend<object, { lender: OwnLender }>({
  lender: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'qist-own-lender-'));
      // Google has to be told the address before the product starts.
      const port = await freePort();
      const mail = await startMailServer();
      const google = await startOpenIdProvider(`http://localhost:${port}`);
      const settings = { DATA_DIR: dataDir, SAMPLE_DATA: 'off' };
      const server = new ServerProcess({
        ...settings,
        ...google.settings,
        PORT: String(port),
        SMTP_URL: mail.url,
        MAIL_FROM: 'Asaan Qist <office@example.pk>',
        TRUSTED_PROXIES: '1',
      });
      const address = await server.ready();
      const addSuperadmin = async ({ fullName, phone, email, password }: Person) => {
        const named = {
          ADMIN_NAME: fullName,
          ADMIN_PHONE: phone,
          ADMIN_EMAIL: email,
          ADMIN_PASSWORD: password,
        };
        const tool = new ServerProcess({ ...settings, ...named }, 'tools/create-admin.ts');
        expect(await tool.ended()).toMatchObject({ code: 0 });
      };
      let added: Promise<OwnSuperadmin> | undefined;
      let addedToDecide: Promise<OwnSuperadmin> | undefined;
      const addOne = async () => {
        const person = somebody();
        await addSuperadmin(person);
        return signInByTwoSteps(address, person);
      };
      const addFirst = async () => {
        const own = await addOne();
        await openForVisitors(address, own);
        return own;
      };
      const superadmin = () => {
        added ??= addFirst();
        return added;
      };
      const decider = () => {
        addedToDecide ??= addOne();
        return addedToDecide;
      };
      await use({ address, mail, google, addSuperadmin, superadmin, decider });
      await server.end('SIGTERM');
      await google.stop();
      await mail.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
