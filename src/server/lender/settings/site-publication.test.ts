import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteNeeds } from '#domain/lender/site-publication.ts';
import { settingsSubject } from '#server/platform/audit/settings-subject.ts';
import { readSiteContent } from '#server/site/publishing/read-site-content.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { auditOf, branchFormOf, branchId } from '#test/support/desk/office.ts';

let testApi: TestApi;
let as: Session;

beforeEach(async () => {
  testApi = await createTestApi({ SAMPLE_DATA: 'off' });
  as = await testApi.signIn((await testApi.addUser('superadmin')).email);
  await testApi.database.ownerPool.query('UPDATE branches SET is_public = false');
});
afterEach(() => testApi.close());

const read = () => testApi.call('getSettings', { as });
const ownPhone = '03215550000';
const own = {
  licenceNumber: 'SC/NBFC-77',
  phone: ownPhone,
  whatsApp: ownPhone,
  email: 'office@sahulat.example',
};

async function saveProfile(changes: Partial<typeof own> | { licenceNumber: null }): Promise<void> {
  const { content, version } = (await read()).lenderProfile;
  await testApi.call('saveLenderProfile', { as, body: { content: { ...content, ...changes }, version } });
}

async function publication(isPublished: boolean) {
  const { version } = (await read()).sitePublication;
  return { as, body: { content: { isPublished }, version } };
}

/** Takes the figures for true, as they are. */
async function saveClaims(): Promise<void> {
  await testApi.call('saveSiteOffer', { as, body: (await read()).siteOffer });
}

async function makeReady(): Promise<void> {
  await saveProfile(own);
  await saveClaims();
  await testApi.database.ownerPool.query(
    `UPDATE branches SET is_public = true, phone = '${ownPhone}' WHERE code = 'SGD'`,
  );
}

const inquiry = {
  formType: 'contact_us',
  fullName: 'Nasreen Akhtar',
  phoneNumber: '03000000901',
  address: 'Sargodha',
} as const;

test('the site of a new lender is not public, claims nothing and takes no form', async () => {
  const { isPublished, texts } = await readSiteContent(testApi.context.pool);
  expect(isPublished).toBe(false);
  expect(texts.title.en).toBe('This site is being prepared');
  expect(JSON.stringify([texts.title, texts.description])).not.toMatch(/regulator|1000|0%/i);
  expect(await testApi.call('getLender', {})).toMatchObject({ licenceNumber: null, isSitePublished: false });
  expect(await testApi.refusal('submitContactForm', { body: inquiry })).toMatchObject({
    code: 'site_not_public',
  });
});

test('the site is refused to visitors until nothing that it needs is missing', async () => {
  const refusedFor = async () => {
    const refused = await testApi.refusal('saveSitePublication', await publication(true));
    expect(refused).toMatchObject({ code: 'site_incomplete' });
    return (await read()).missingForSite;
  };
  expect(await refusedFor()).toEqual(siteNeeds.filter((need) => need !== 'branch_phones'));
  await saveProfile({ licenceNumber: own.licenceNumber });
  expect(await refusedFor()).toEqual(['contacts', 'branch', 'claims']);
  await saveProfile(own);
  expect(await refusedFor()).toEqual(['branch', 'claims']);
  await saveClaims();
  expect(await refusedFor()).toEqual(['branch']);
  await testApi.database.ownerPool.query("UPDATE branches SET is_public = true WHERE code = 'SGD'");
  expect(await refusedFor()).toEqual(['branch_phones']);
  await makeReady();
  await testApi.call('saveSitePublication', await publication(true));
  expect(await testApi.call('getLender', {})).toMatchObject({ isSitePublished: true });
});

test('a site is published and taken back by a superadmin, and the audit says by whom', async () => {
  await makeReady();
  await testApi.call('saveSitePublication', await publication(true));
  const site = await readSiteContent(testApi.context.pool);
  expect(site).toMatchObject({ isPublished: true, lender: { licenceNumber: own.licenceNumber } });
  await testApi.call('submitContactForm', { body: inquiry });
  await testApi.call('saveSitePublication', await publication(false));
  expect(await readSiteContent(testApi.context.pool)).toMatchObject({ isPublished: false });
  const events = await auditOf(testApi, settingsSubject.subjectId);
  expect(events.slice(-2)).toMatchObject([
    { action: 'save_site_publication', before: { isPublished: false }, after: { isPublished: true } },
    { action: 'save_site_publication', before: { isPublished: true }, after: { isPublished: false } },
  ]);
});

test('a published site keeps its licence number until it is taken back', async () => {
  await makeReady();
  await testApi.call('saveSitePublication', await publication(true));
  const { content, version } = (await read()).lenderProfile;
  const without = { as, body: { content: { ...content, licenceNumber: null }, version } };
  expect(await testApi.refusal('saveLenderProfile', without)).toMatchObject({ code: 'licence_on_site' });
  await testApi.call('saveSitePublication', await publication(false));
  await testApi.call('saveLenderProfile', without);
  expect((await read()).missingForSite).toEqual(['licence']);
});

test('a published site keeps its last branch until it is taken back, also of two that are hidden at once', async () => {
  await makeReady();
  await testApi.database.ownerPool.query(
    `UPDATE branches SET is_public = true, phone = '${ownPhone}' WHERE code = 'LHE'`,
  );
  await testApi.call('saveSitePublication', await publication(true));
  const hiding = async (code: string) => {
    const params = { id: await branchId(testApi, code) };
    const branch = await testApi.call('getBranch', { as, params });
    return { as, params, body: { ...branchFormOf(branch), isPublic: false } };
  };
  const [first, second] = await Promise.all([hiding('SGD'), hiding('LHE')]);
  const outcomes = await Promise.all([first, second].map((body) => testApi.attempt('editBranch', body)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const { branches } = await readSiteContent(testApi.context.pool);
  expect(branches).toHaveLength(1);
  const last = branches[0]?.code === 'SGD' ? first : second;
  expect(await testApi.refusal('editBranch', last)).toMatchObject({ code: 'branch_on_site' });
  await testApi.call('saveSitePublication', await publication(false));
  await testApi.call('editBranch', last);
  expect((await read()).missingForSite).toEqual(['branch']);
});

test('of two superadmins who publish at once, one is told of the other', async () => {
  await makeReady();
  const body = await publication(true);
  await testApi.call('saveSitePublication', body);
  expect(await testApi.refusal('saveSitePublication', body)).toMatchObject({ code: 'changed_meanwhile' });
});
