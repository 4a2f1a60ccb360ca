import type { Page } from '@playwright/test';
import { offerLengthsMax, serviceItemsMax } from '#contract/lender/site-offer.ts';
import { readableName } from '#domain/person/readable-name.ts';
import { type BodyOf, callsAt } from '#test/support/calls/calls.ts';
import { hostileTexts } from '#test/support/calls/hostile-texts.ts';
import { expect, expectServed, goWithin, ownServer, sharedSession, signIn } from '../support/fixtures.ts';
import { expectNothingRan, test } from '../support/hostile-watch.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { openWithin } from '../support/open-app.ts';
import { ownDigits } from '../support/own-digits.ts';

/** The desk that the names are written at, and who writes them. */
async function superadminsDesk() {
  return { calls: callsAt(ownServer()), as: (await sharedSession('superadmin')).session };
}

/** The corpus, again and again, each text cut to what a field takes. */
function dealer() {
  let next = 0;
  return (lengthMax: number) => {
    next += 1;
    return hostileTexts[next % hostileTexts.length]?.trim().slice(0, lengthMax) ?? '';
  };
}

/** Every sentence of a section with a hostile text in its place; what is not a pair of texts stays. */
function withHostilePhrases<Section extends object>(section: Section, deal: (lengthMax: number) => string) {
  const pairs = Object.entries(section).map(([name, value]) => [
    name,
    value !== null && typeof value === 'object' && 'ur' in value ? { en: deal(60), ur: deal(60) } : value,
  ]);
  return Object.fromEntries(pairs) as Section;
}

async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingRan(page);
  }
}

/** Goes from page to page of the office, which is open. */
async function lookAround(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openWithin(page, path);
    await expectNothingRan(page);
  }
}

test('hostile names of employees are plain text in the list, in their form and in a question', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'superadmin');
  const { calls, as } = await superadminsDesk();
  const { data: branches } = await calls.call('listBranches', { as });
  const word = `hostile${ownDigits(8)}`;
  const ids: string[] = [];
  for (const text of hostileTexts) {
    const body = {
      fullName: { own: `${word} ${text}`, ur: text },
      phone: `0398${ownDigits(7)}`,
      cnic: ownDigits(13),
      language: 'en',
      branchId: branches[0]?.id ?? '',
      mayRecordPayments: true,
      mayMatchUnknownLines: false,
      backDatingDaysMax: 0,
    } as const;
    ids.push((await calls.call('createEmployee', { as, body })).id);
  }
  await page.goto(`/admin/employees?search=${word}`);
  await expect(page.getByRole('row', { name: word }).first()).toContainText('hostile()');
  await expectNothingRan(page);
  for (const [index, id] of ids.entries()) {
    if (index % 4 !== 0) continue;
    await goWithin(page, `/admin/employees/${id}/edit`);
    await expect(page.getByRole('textbox', { name: 'Full name', exact: true })).toHaveValue(
      readableName(`${word} ${hostileTexts[index]}`),
    );
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('dialog')).toContainText(word);
    await expectNothingRan(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('hostile names of branches are plain text in the office and on the site', async ({ page }) => {
  test.slow();
  await signIn(page, 'superadmin');
  const { calls, as } = await superadminsDesk();
  const deal = dealer();
  const paths: string[] = [];
  for (const code of ['QHA', 'QHB', 'QHC', 'QHD', 'QHE', 'QHF']) {
    const phrase = () => ({ en: deal(80), ur: deal(80) });
    const body = {
      code,
      city: phrase(),
      area: phrase(),
      address: phrase(),
      manager: phrase(),
      phone: `0397${ownDigits(7)}`,
      opensAt: '09:00',
      closesAt: '17:00',
      mapUrl: 'https://maps.example.pk/"><script>hostile()</script>'.replaceAll(' ', ''),
      visitsAtOnce: 2,
      isPublic: true,
      hasDirections: true,
    };
    const { id } = await calls.call('createBranch', { as, body });
    paths.push(`/admin/branches/${id}/edit`);
  }
  await expectServed(page, '/', 'hostile()');
  await lookAt(page, ['/', '/ur/', '/admin/branches']);
  await lookAround(page, ['/admin/employees/new', ...paths]);
});

test('a hostile name and hostile texts of the lender are plain text on the site, in the office, in settings and in the audit', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'superadmin');
  const { calls, as } = await superadminsDesk();
  const deal = dealer();
  const { lenderProfile: profile, siteTexts: texts } = await calls.call('getSettings', { as });
  const save = async (change: <Section extends object>(section: Section) => Section) => {
    const { lenderProfile, siteTexts } = await calls.call('getSettings', { as });
    const sent = <Section extends object>(content: Section, { version }: { version: number }) => ({
      as,
      body: { content: change(content), version },
    });
    await calls.call('saveLenderProfile', sent(profile.content, lenderProfile));
    await calls.call('saveSiteTexts', sent(texts.content, siteTexts));
  };
  await save((section) => withHostilePhrases(section, deal));
  await expectServed(page, '/ur/', 'hostile()');
  await lookAt(page, ['/', '/ur/', '/sign-in', '/admin']);
  await lookAround(page, [
    '/admin/settings',
    '/admin/settings/lender',
    '/admin/settings/texts',
    '/admin/audit',
  ]);
  for (const action of ['Changed the site texts', 'Changed the lender profile']) {
    await page.getByRole('button', { name: action }).first().click();
    await expect(page.getByRole('row', { name: / in English / }).first()).toBeVisible();
    await expectNothingRan(page);
  }
  await save((section) => section);
});

test("a lender's name of one letter or one endless word, and a lender without accounts, fit the site and the sign-in page", async ({
  page,
}) => {
  test.slow();
  const { calls, as } = await superadminsDesk();
  const before = await calls.call('getSettings', { as });
  const save = async (
    lenderProfile: BodyOf<'saveLenderProfile'>['content'],
    siteTexts: BodyOf<'saveSiteTexts'>['content'],
    siteOffer: BodyOf<'saveSiteOffer'>['content'],
  ) => {
    const now = await calls.call('getSettings', { as });
    const sent = <Content>(content: Content, { version }: { version: number }) => ({
      as,
      body: { content, version },
    });
    await calls.call('saveLenderProfile', sent(lenderProfile, now.lenderProfile));
    await calls.call('saveSiteTexts', sent(siteTexts, now.siteTexts));
    await calls.call('saveSiteOffer', sent(siteOffer, now.siteOffer));
  };
  const word = 'Sargodhafaisalabadrawalpindi'.repeat(4);
  const sentence = { en: word, ur: 'سرگودھافیصلآبادراولپنڈی'.repeat(5) };
  const hostile = {
    name: { en: word.slice(0, 60), ur: 'ا' },
    licenceNumber: 'SECP/'.repeat(8),
    email: `${'answers-'.repeat(5)}@${'lender-'.repeat(5)}pk.example`,
    social: { facebook: null, instagram: null, youtube: null },
  };
  const texts = before.siteTexts.content;
  const sentences = Object.fromEntries(Object.keys(texts).map((key) => [key, sentence])) as typeof texts;
  const { name, shortName, summary, item, claim, note, figure, headline, promise } = offerLengthsMax;
  const endless = (lengthMax: number) => ({
    en: word.slice(0, lengthMax),
    ur: sentence.ur.slice(0, lengthMax),
  });
  const service = {
    name: endless(name),
    shortName: endless(shortName),
    summary: endless(summary),
    items: Array(serviceItemsMax).fill(endless(item)),
  };
  const badge = { figure: '9'.repeat(figure), claim: endless(claim), note: endless(note) };
  const stat = { figure: '9'.repeat(figure), label: endless(claim) };
  const offer = {
    headline: endless(headline),
    promise: endless(promise),
    services: { dowry: service, business: service, installments: service },
    showsPrices: true,
    reliefExample: { requested: 100_000_000_000, repaid: 1 },
    badges: { regulator: badge, noInterest: badge, families: badge },
    stats: { families: stat, years: stat, branches: stat, interest: stat },
  };
  await save({ ...before.lenderProfile.content, ...hostile }, sentences, offer);
  await expect.poll(async () => (await page.request.get('/ur/')).text()).toContain(`>${sentence.ur}</h2>`);
  for (const path of ['/', '/ur/', '/sign-in', '/sign-in?language=ur']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 390, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  await save(before.lenderProfile.content, texts, before.siteOffer.content);
});
