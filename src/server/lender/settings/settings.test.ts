import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '#contract/endpoint.ts';
import type { settingsEndpoints } from '#contract/lender/settings.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { readSiteContent } from '#server/site/publishing/read-site-content.ts';
import { createTestApi, type Session, type TestApi } from '#test/support/api.ts';
import { active, openDesk } from '#test/support/lending.ts';
import { auditOf, refusal, send } from '#test/support/office.ts';
import { theSettings } from './the-settings.ts';

type Settings = OutputOf<typeof settingsEndpoints.getSettings>;

let testApi: TestApi;
let admin: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  admin = (await openDesk(testApi)).superadmin;
});
afterAll(() => testApi.close());

const read = () => send<Settings>(testApi, admin, 'GET', '/api/settings');
const save = (section: string, body: object) =>
  send<{ version: number }>(testApi, admin, 'PUT', `/api/settings/${section}`, body);
const minute = 60_000;

test('a lender that changed nothing says what the product came with', async () => {
  const { lenderProfile, siteTexts, officeRules } = await read();
  expect(lenderProfile.version).toBe(0);
  expect(lenderProfile.content).toEqual(lenderContent.lender);
  expect(siteTexts.content).toEqual(lenderContent.texts);
  expect(officeRules.content).toEqual({
    contactHours: { opensAt: '09:00', closesAt: '19:00' },
    staffIdleMinutes: 30,
    newEmployeeBackDatingDays: 7,
  });
  const { branches: _, ...content } = await readSiteContent(testApi.context.pool);
  expect(content).toEqual(lenderContent);
});

test('a changed profile is what the site, the sign-in page and the office say', async () => {
  const { content, version } = (await read()).lenderProfile;
  const changed = {
    ...content,
    name: { en: 'Sahulat Qist', ur: 'سہولت قسط' },
    phone: '+92 321 5550000',
    social: { ...content.social, youtube: null },
  };
  await save('lender-profile', { content: changed, version });
  const { lender } = await readSiteContent(testApi.context.pool);
  expect(lender).toMatchObject({ name: { en: 'Sahulat Qist' }, phone: '03215550000' });
  expect(Object.keys(lender.social)).toEqual(['facebook', 'instagram']);
  const response = await testApi.send('GET', '/api/lender');
  expect(await response.json()).toMatchObject({ data: { name: { ur: 'سہولت قسط' }, phone: '03215550000' } });
  expect((await auditOf(testApi, theSettings.subjectId)).at(-1)).toMatchObject({
    action: 'save_lender_profile',
    before: { phone: '03000000000' },
    after: { phone: '03215550000', name: { en: 'Sahulat Qist', ur: 'سہولت قسط' } },
  });
});

test('changed texts are on the site; a text that the product added since is there as it came', async () => {
  const { content, version } = (await read()).siteTexts;
  const missionHeading = { en: 'Dignity first', ur: 'پہلے عزت' };
  await save('site-texts', { content: { ...content, missionHeading }, version });
  await testApi.context.pool.query(
    "UPDATE lender_content SET content = content - 'mission' WHERE section = 'site_texts'",
  );
  const { texts } = await readSiteContent(testApi.context.pool);
  expect(texts.missionHeading).toEqual(missionHeading);
  expect(texts.mission).toEqual(lenderContent.texts.mission);
});

test.each(['lender-profile', 'site-texts', 'office-rules'])(
  'of two who save the %s at once only one is told that it is saved',
  async (path) => {
    const settings = await read();
    const section = {
      'lender-profile': settings.lenderProfile,
      'site-texts': settings.siteTexts,
      'office-rules': settings.officeRules,
    }[path];
    const press = () => testApi.send('PUT', `/api/settings/${path}`, { as: admin, body: section });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  },
);

test('a profile that could not stand on the site is refused beside its fields', async () => {
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
  expect(await refusal(testApi, admin, 'PUT', '/api/settings/lender-profile', body)).toEqual({
    code: 'invalid_input',
    fields: ['content.name.en', 'content.email', 'content.social.facebook', 'content.officeHours.0.closesAt'],
  });
});

test('the office rules are obeyed: the time without use, from the next request on, and the contact hours', async () => {
  const desk = await openDesk(testApi);
  const id = await active(testApi, desk);
  const { content, version } = (await read()).officeRules;
  await save('office-rules', {
    content: { ...content, contactHours: { opensAt: '11:00', closesAt: '12:00' }, staffIdleMinutes: 5 },
    version,
  });
  const contact = () =>
    testApi.send('POST', `/api/agreements/${id}/contacts`, {
      as: desk.employee,
      body: { channel: 'call', result: 'reached' },
    });
  // It is 10:00 in Karachi.
  expect((await contact()).status).toBe(422);
  testApi.clock.advance(4 * minute);
  expect((await contact()).status).toBe(422);
  testApi.clock.advance(6 * minute);
  expect((await contact()).status).toBe(401);
  const late = await openDesk(testApi);
  testApi.clock.advance(6 * minute);
  expect((await testApi.send('GET', '/api/auth/session', { as: late.employee })).status).toBe(401);
});
