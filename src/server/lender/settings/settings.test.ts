import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsSubject } from '#server/platform/audit/settings-subject.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { readSiteContent } from '#server/site/publishing/read-site-content.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { auditOf } from '#test/support/desk/office.ts';
import { active, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let admin: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  admin = (await openDesk(testApi)).superadmin;
});
afterAll(() => testApi.close());

const read = () => testApi.call('getSettings', { as: admin });
const minute = 60_000;

test('without changes a lender has the profile and texts that came with the product', async () => {
  const { lenderProfile, siteTexts, siteOffer, officeRules } = await read();
  expect(lenderProfile.version).toBe(0);
  expect(lenderProfile.content).toEqual(lenderContent.lender);
  expect(siteTexts.content).toEqual(lenderContent.texts);
  expect(siteOffer.content).toEqual(lenderContent.offer);
  expect(officeRules.content).toEqual({
    contactHours: { opensAt: '09:00', closesAt: '19:00' },
    staffIdleMinutes: 30,
    newEmployeeBackDatingDays: 7,
    guarantorContactAfterDays: 30,
    guarantorsNeeded: 2,
    burdenWarningPercent: 35,
    burdenReasonPercent: 50,
    customerOwedMax: null,
    householdOwedMax: null,
    guarantorAgreementsMax: null,
    headMails: [],
    overpaymentNoticeInstallments: 2,
    expenseWithoutBillMax: 5_000,
    handCashMax: null,
    drawerCashMax: null,
    twoStepForCustomers: false,
    designations: ['Branch manager', 'Installment officer', 'Recovery officer', 'Cashier'].map((en) => ({
      id: expect.any(String),
      name: { en, ur: expect.any(String) },
    })),
  });
  const { lender, texts } = await readSiteContent(testApi.context.pool);
  expect({ lender, texts }).toEqual({ lender: lenderContent.lender, texts: lenderContent.texts });
});

test('a changed profile is on the site, the sign-in page and in the office', async () => {
  const { content, version } = (await read()).lenderProfile;
  const changed = {
    ...content,
    name: { en: 'Sahulat Qist', ur: 'سہولت قسط' },
    phone: '+92 321 5550000',
    licenceNumber: 'SC/NBFC-77',
    social: { ...content.social, youtube: null },
  };
  await testApi.call('saveLenderProfile', { as: admin, body: { content: changed, version } });
  const { lender } = await readSiteContent(testApi.context.pool);
  expect(lender).toMatchObject({ name: { en: 'Sahulat Qist' }, phone: '03215550000' });
  expect(Object.keys(lender.social)).toEqual(['facebook', 'instagram']);
  expect(await testApi.call('getLender', {})).toMatchObject({
    licenceNumber: 'SC/NBFC-77',
    name: { ur: 'سہولت قسط' },
    phone: '03215550000',
  });
  expect((await auditOf(testApi, settingsSubject.subjectId)).at(-1)).toMatchObject({
    action: 'save_lender_profile',
    before: { phone: '03000000000', licenceNumber: null },
    after: { phone: '03215550000', name: { en: 'Sahulat Qist', ur: 'سہولت قسط' } },
  });
});

test('changed texts are on the site; texts that a newer version added have their default', async () => {
  const { content, version } = (await read()).siteTexts;
  const missionHeading = { en: 'Dignity first', ur: 'پہلے عزت' };
  const changed = { ...content, missionHeading };
  await testApi.call('saveSiteTexts', { as: admin, body: { content: changed, version } });
  await testApi.context.pool.query(
    "UPDATE lender_content SET content = content - 'mission' WHERE section = 'site_texts'",
  );
  const { texts } = await readSiteContent(testApi.context.pool);
  expect(texts.missionHeading).toEqual(missionHeading);
  expect(texts.mission).toEqual(lenderContent.texts.mission);
});

test('the site shows the number of its branches, unless the lender sets another number', async () => {
  const { pool } = testApi.context;
  const figureOfBranches = async () => {
    const { stats } = await readSiteContent(pool);
    return stats.find(({ label }) => label.en === 'Branch Locations')?.figure;
  };
  const { branches } = await readSiteContent(pool);
  expect(await figureOfBranches()).toBe(String(branches.length));
  await pool.query('UPDATE branches SET is_public = false WHERE code = $1', [branches.at(-1)?.code]);
  expect(await figureOfBranches()).toBe(String(branches.length - 1));

  const { content, version } = (await read()).siteOffer;
  const stats = { ...content.stats, branches: { ...content.stats.branches, figure: ' 15+ ' } };
  await testApi.call('saveSiteOffer', { as: admin, body: { content: { ...content, stats }, version } });
  expect(await figureOfBranches()).toBe('15+');
});

test('a relief example that waives nothing is refused at the amount repaid', async () => {
  const { content, version } = (await read()).siteOffer;
  const reliefExample = { requested: 150_000, repaid: 150_000 };
  const refused = await testApi.attempt('saveSiteOffer', {
    as: admin,
    body: { content: { ...content, reliefExample }, version },
  });
  expect(refused).toMatchObject({ ok: false, fields: ['content.reliefExample.repaid'] });
});

test.each([
  [
    'profile',
    async (as: Session) => {
      const body = (await read()).lenderProfile;
      return () => testApi.attempt('saveLenderProfile', { as, body });
    },
  ],
  [
    'texts',
    async (as: Session) => {
      const body = (await read()).siteTexts;
      return () => testApi.attempt('saveSiteTexts', { as, body });
    },
  ],
  [
    'office rules',
    async (as: Session) => {
      const body = (await read()).officeRules;
      return () => testApi.attempt('saveOfficeRules', { as, body });
    },
  ],
])('if two users save the %s at once, one succeeds and the other is refused', async (_, open) => {
  const press = await open(admin);
  expect(endingsOf(await Promise.all([press(), press()]))).toEqual(['changed_meanwhile', 'done']);
});

test('an invalid profile is refused at its fields', async () => {
  const { content, version } = (await read()).lenderProfile;
  const body = {
    content: {
      ...content,
      name: { en: '', ur: 'قسط' },
      email: '',
      social: { ...content.social, facebook: 'http://example.pk' },
      officeHours: [{ ...content.officeHours[0], opensAt: '17:00', closesAt: '09:00' }],
    },
    version,
  };
  expect(await testApi.refusal('saveLenderProfile', { as: admin, body })).toMatchObject({
    code: 'invalid_input',
    fields: ['content.name.en', 'content.email', 'content.social.facebook', 'content.officeHours.0.closesAt'],
  });
});

test('the office rules apply: the idle time from the next request on, and the contact hours', async () => {
  const desk = await openDesk(testApi);
  const id = await active(testApi, desk);
  const { content, version } = (await read()).officeRules;
  const contactHours = { opensAt: '11:00', closesAt: '12:00' };
  const changed = { ...content, contactHours, staffIdleMinutes: 5 };
  await testApi.call('saveOfficeRules', { as: admin, body: { content: changed, version } });
  const contact = async () => {
    const body = { channel: 'call', result: 'reached' } as const;
    return (await testApi.refusal('logContact', { as: desk.employee, params: { id }, body })).code;
  };
  // It is 10:00 in Karachi.
  expect(await contact()).toBe('outside_contact_hours');
  testApi.clock.advance(4 * minute);
  expect(await contact()).toBe('outside_contact_hours');
  testApi.clock.advance(6 * minute);
  expect(await contact()).toBe('not_signed_in');
  const late = await openDesk(testApi);
  testApi.clock.advance(6 * minute);
  expect(await testApi.refusal('getSession', { as: late.employee })).toMatchObject({
    code: 'not_signed_in',
  });
});
