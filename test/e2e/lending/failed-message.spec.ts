import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '#domain/language.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { pay } from '#test/support/lending/lending.ts';
import {
  startWhatsApp,
  type WhatsAppGateway,
  whatsAppError,
} from '#test/support/servers/message-gateways.ts';
import { ServerProcess } from '#test/support/servers/process.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import {
  codeSent,
  messages as sentCode,
} from '#web/office/lending/agreements/statement/sent-code.messages.ts';
import {
  consentRecorded,
  messages as statement,
} from '#web/office/lending/agreements/statement/statement.messages.ts';
import { messages as collections } from '#web/office/lending/collections/collections.messages.ts';
import { resultNames } from '#web/office/lending/ground/labels/contact-labels.messages.ts';
import {
  messageReasonNames,
  templateNames,
} from '#web/office/lending/ground/labels/message-names.messages.ts';
import { messageStateNames, messages } from '#web/office/lending/messages/messages.messages.ts';
import { messages as openMessage } from '#web/office/lending/messages/open/open-message.messages.ts';
import { numbered } from '../support/agreement-steps.ts';
import { expect, expectAccessible, putSession, signedInBy, test } from '../support/fixtures.ts';
import { statementStepAt } from '../support/statement-step.ts';

// One lender with a provider, whose figures one test after the other changes.
test.describe.configure({ mode: 'serial' });

let dataDir: string;
let whatsApp: WhatsAppGateway;
let server: ServerProcess;
let address: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qist-messages-'));
  whatsApp = await startWhatsApp();
  // Nobody can be reached by WhatsApp.
  whatsApp.behave(() => whatsAppError(131026));
  server = new ServerProcess({ ...whatsApp.settings, PORT: '0', DATA_DIR: dataDir, SAMPLE_DATA: 'on' });
  address = await server.ready();
  const { session: as } = await signedIn('superadmin');
  const { officeRules } = await callsAt(address).call('getSettings', { as });
  const contactHours = { opensAt: '00:00', closesAt: '23:59' };
  const content = { ...officeRules.content, contactHours };
  await callsAt(address).call('saveOfficeRules', { as, body: { content, version: officeRules.version } });
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await whatsApp.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const signedIn = async (role: 'superadmin' | 'employee' | 'customer') =>
  signedInBy(
    await callsAt(address).request('signIn', {
      body: { identifier: `${role}@example.pk`, password: samplePassword },
    }),
  );

for (const language of languages)
  test(`a receipt that WhatsApp refuses becomes a call of a person, who alone answers for it, in ${languageNames[language]}`, async ({
    page,
  }) => {
    const calls = callsAt(address);
    const clerk = await signedIn('employee');
    const { session: customer } = await signedIn('customer');
    const { agreements } = await calls.call('getMyAccount', { as: customer });
    const { id = '', number = '' } = agreements.find(({ status }) => status === 'active') ?? {};
    const wish = { agreementId: id, kind: 'call_back', reason: 'About my card', wishedOn: null } as const;
    const { id: wishId } = await calls.call('sendCustomerRequest', { as: customer, body: wish });
    const contacts = async () =>
      (await calls.call('getCollectionLog', { as: clerk.session, params: { id } })).contacts.length;
    const isWaiting = async () =>
      (
        await calls.call('listCustomerRequests', { as: clerk.session, query: { queue: 'waiting' } })
      ).data.some((each) => each.id === wishId);
    const before = await contacts();
    const toCall = async () =>
      (
        await calls.call('listMessages', {
          as: clerk.session,
          body: { part: 'to_call', template: 'receipt' },
        })
      ).data.filter(({ agreementId }) => agreementId === id).length;
    await pay(calls, clerk.session, id, 100);
    await expect.poll(toCall, { timeout: 120_000 }).toBe(1);
    expect([await contacts(), await isWaiting()], 'a message is no contact of a person').toEqual([
      before,
      true,
    ]);

    await putSession(page, clerk, address);
    await page.goto(`${address}/employee/messages?part=to_call`);
    await page.locator(`button[lang=${language}]`).click();
    const row = page
      .getByRole('row')
      .filter({ hasText: number })
      .filter({ hasText: templateNames.receipt[language] });
    await expect(row).toContainText(messageStateNames.failed[language]);
    await expect(row).toContainText(messageReasonNames.number[language]);
    await expectAccessible(page);
    await row.getByRole('button', { name: messages.call[language] }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('radio', { name: resultNames.reached[language] }).check();
    await drawer.getByRole('button', { name: collections.contact[language] }).dblclick();
    await expect(drawer).toBeHidden();
    await expect(row).toHaveCount(0);
    expect([await contacts(), await toCall(), await isWaiting()]).toEqual([before + 1, 0, false]);
  });

for (const language of languages)
  test(`a message opens beside the list with its words and steps, and keys go on to the next, in ${languageNames[language]}`, async ({
    page,
  }) => {
    const clerk = await signedIn('employee');
    const list = async () =>
      (await callsAt(address).call('listMessages', { as: clerk.session, body: { template: 'receipt' } }))
        .data;
    await expect.poll(async () => (await list()).length).toBeGreaterThan(1);
    const [first, second] = await list();
    await putSession(page, clerk, address);
    await page.goto(`${address}/employee/messages?template=receipt`);
    await page.locator(`button[lang=${language}]`).click();
    const open = page.getByRole('table').getByRole('link').first();
    await open.click();
    await expect(page).toHaveURL(`${address}/employee/messages?template=receipt&open=${first?.id}`);
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText(first?.agreementNumber ?? '');
    await expect(panel).toContainText('/r/');
    await expect(panel.getByRole('listitem')).toHaveText([
      new RegExp(openMessage.placed[language]),
      new RegExp(messageReasonNames.number[language]),
    ]);
    await expectAccessible(page);
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`open=${second?.id}$`));
    await page.keyboard.press('k');
    await expect(page).toHaveURL(new RegExp(`open=${first?.id}$`));
    await panel.getByRole('link', { name: openMessage.next[language] }).click();
    await expect(page).toHaveURL(new RegExp(`open=${second?.id}$`));

    // On a phone the open message takes the place of the list.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('table')).toBeHidden();
    await expectAccessible(page);
    await panel.getByRole('button', { name: openMessage.callOrWrite[language] }).click();
    await expect(page.getByRole('dialog', { name: collections.contact[language] })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await panel.getByRole('heading').first().press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('table').getByRole('link').nth(1)).toBeFocused();
  });

for (const language of languages)
  test(`a code of consent that WhatsApp refuses is told at once, and a new one makes the consent, in ${languageNames[language]}`, async ({
    page,
  }) => {
    const clerk = await signedIn('employee');
    const step = await statementStepAt(callsAt(address), clerk.session, true);
    await putSession(page, clerk, address);
    await page.goto(`${address}${step}`);
    await page.locator(`button[lang=${language}]`).click();
    await numbered(page, 'how').selectOption('code');
    const send = page.getByRole('button', { name: statement.sendByWhatsApp[language] });
    await send.click();
    await expect(page.getByText(sentCode.failed[language])).toBeVisible();
    await expect(page.getByText(messageReasonNames.number[language])).toBeVisible();
    await expectAccessible(page);
    // A page that is loaded again says so too.
    await page.reload();
    await numbered(page, 'how').selectOption('code');
    await expect(page.getByText(sentCode.failedNext[language])).toBeVisible();

    whatsApp.behave(() => undefined);
    await send.click();
    await expect(page.getByText(sentCode.failed[language])).toHaveCount(0);
    await expect(
      page.getByRole('status').filter({ hasText: codeSent[language]('').slice(0, 12) }),
    ).toBeVisible();
    await expectAccessible(page);
    const call = whatsApp.calls.findLast(({ body }) => body.includes('"qist_code"'));
    const code = /"text":"(\d{6})"/.exec(call?.body ?? '')?.[1] ?? '';
    await expect(page.getByText(code)).toHaveCount(0);
    await numbered(page, 'code').fill(code);
    await page.getByRole('button', { name: statement.record[language] }).click();
    await expect(page.getByText(consentRecorded[language](1))).toBeVisible();
    whatsApp.behave(() => whatsAppError(131026));
  });
