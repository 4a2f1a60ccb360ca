import { callsAt } from '#test/support/calls/calls.ts';
import { noAnswer } from '#web/api/api-failure.ts';
import { messages as panelTexts } from '#web/office/desk/contact-requests/request-panel.messages.ts';
import {
  mergeQuestion,
  messages as work,
} from '#web/office/desk/contact-requests/work/request-work.messages.ts';
import { messages as forms } from '#web/office/kit/form/form.messages.ts';
import { messages as questions } from '#web/office/kit/form/question/question.messages.ts';
import {
  expect,
  expectAccessible,
  expectTitle,
  ownServer,
  sharedSession,
  signIn,
  test,
} from '../support/fixtures.ts';
import { ownAddress } from '../support/open-app.ts';
import { ownDigits } from '../support/own-digits.ts';
import { showFilters } from '../support/show-filters.ts';

const list = '/admin/contact-requests';

interface Visitor {
  readonly fullName: string;
  readonly phoneNumber: string;
}

/** Leaves requests as visitors of the site would, each with its own address of the sender. */
async function leaveRequests(visitors: readonly Visitor[]): Promise<void> {
  for (const { fullName, phoneNumber } of visitors) {
    await callsAt(ownServer()).call('submitContactForm', {
      headers: { 'X-Forwarded-For': ownAddress() },
      body: {
        formType: 'home_visit',
        fullName,
        phoneNumber,
        address: 'مکان 14، سیٹلائٹ ٹاؤن',
        preferredTime: 'morning',
        notes: 'Blue gate <script>document.title = "run"</script>\nbeside the mosque',
      },
    });
  }
}

/** A name that no visitor of another test has. */
function ownWord(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return Array.from({ length: 10 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
}

function phoneOf(index: number): string {
  return `0301${String(1_000_000 + index)}`;
}

test('a search by name runs while typing, is kept in the address, and returns with the Back button', async ({
  office,
}) => {
  const word = ownWord();
  await leaveRequests([{ fullName: `Sidra ${word}`, phoneNumber: phoneOf(1) }]);
  const page = await office('superadmin', list);
  await page.getByRole('searchbox', { name: 'Name or phone' }).pressSequentially(word);
  await expect(page.getByText('1 of 1 request shown')).toBeVisible();
  await expect(page).toHaveURL(`${list}?search=${word}`);
  await expect(page.getByRole('row', { name: `Sidra ${word}` })).toContainText('0301-1000001');
  await page.getByRole('link', { name: 'Employees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(list);
});

test('a search without a match says so and links to the whole list', async ({ office }) => {
  const page = await office('superadmin', `${list}?search=${ownWord()}&formType=contact_us`);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the filter by type shows only its requests and is kept in the address', async ({ office }) => {
  const page = await office('superadmin', list);
  await showFilters(page);
  await page.getByLabel('Type').selectOption('home_visit');
  await expect(page).toHaveURL(`${list}?formType=home_visit`);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toContainText('Home visit');
  await expect(rows.filter({ hasNotText: 'Home visit' })).toHaveCount(0);
});

test('pages have addresses: the list goes forward and back, and so does the browser', async ({ office }) => {
  const word = ownWord();
  const visitors = Array.from({ length: 28 }, (_, index) => ({
    fullName: `Visitor ${word} ${String.fromCharCode(65 + index)}`,
    phoneNumber: phoneOf(100 + index),
  }));
  await leaveRequests(visitors);
  const page = await office('superadmin', `${list}?search=${word}`);
  await expect(page.getByText('25 of 28 requests shown')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('3 of 28 requests shown')).toBeVisible();
  await expect(page).toHaveURL(/cursor=/);
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('3 of 28 requests shown')).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByText('25 of 28 requests shown')).toBeVisible();
  await expect(page).not.toHaveURL(/cursor=/);
  await page.goBack();
  await expect(page.getByText('3 of 28 requests shown')).toBeVisible();
});

test('the drawer shows everything the visitor wrote as plain text, and returns the focus', async ({
  office,
}) => {
  const word = ownWord();
  await leaveRequests([
    { fullName: `<b>Zainab</b> ${word}`, phoneNumber: '+92 301 2000001' },
    { fullName: `زینب ${word}`, phoneNumber: '۰۳۰۱۲۰۰۰۰۰۲' },
  ]);
  const page = await office('superadmin', `${list}?search=${word}`);
  const link = page.getByRole('link', { name: `<b>Zainab</b> ${word}` });
  await link.click();
  const drawer = page.getByRole('dialog', { name: `<b>Zainab</b> ${word}` });
  await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(drawer).toContainText('Home visit request');
  await expect(drawer).toContainText('مکان 14، سیٹلائٹ ٹاؤن');
  await expect(drawer).toContainText('Blue gate <script>document.title = "run"</script>');
  await expect(drawer).toContainText('Contact by');
  await expect(drawer).toContainText('Tomorrow');
  await expect(drawer.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+923012000001');
  await expect(drawer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/923012000001\?text=/,
  );
  await expectAccessible(page);
  await expectTitle(page, 'Contact Requests · Asaan Qist');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(link).toBeFocused();
});

test('a note whose answer was lost is stored once, however often it is sent', async ({ office }) => {
  const fullName = `Kaneez ${ownWord()}`;
  await leaveRequests([{ fullName, phoneNumber: phoneOf(5) }]);
  const page = await office('superadmin', `${list}?search=${encodeURIComponent(fullName)}`);
  await page.getByRole('link', { name: fullName }).click();
  const panel = page.getByRole('dialog', { name: fullName });
  await panel.getByRole('button', { name: work.addNote.en }).click();
  const note = panel.getByRole('region', { name: work.addNote.en });
  const words = 'Her brother answers the phone';
  await note.getByRole('textbox').fill(words);
  await page.route(
    '**/api/contact-requests/*/notes',
    async (route) => {
      // The server has it, and its answer never arrives.
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const send = note.getByRole('button', { name: work.addNote.en });
  await send.click();
  await expect(note.getByRole('region', { name: noAnswer.en })).toContainText(forms.mayHaveArrived.en);
  await send.click();
  await expect(note).toBeHidden();
  await expect(panel.getByText(words)).toHaveCount(1);
});

test('an open request has an address that can be shared, and links to the next request', async ({
  office,
}) => {
  const word = ownWord();
  await leaveRequests([
    { fullName: `First ${word}`, phoneNumber: '03013000001' },
    { fullName: `Second ${word}`, phoneNumber: '03013000002' },
    { fullName: `Third ${word}`, phoneNumber: '03013000003' },
  ]);
  const page = await office('superadmin', `${list}?search=${word}`);
  await page.getByRole('link', { name: `First ${word}` }).click();
  await page.reload();
  await expect(page.getByRole('dialog', { name: `First ${word}` })).toBeVisible();
  await page.getByRole('link', { name: 'Next request' }).click();
  await expect(page.getByRole('dialog', { name: `Second ${word}` })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: `First ${word}` })).toBeVisible();
  await page.evaluate(() => {
    for (const _ of ['once', 'twice']) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
  });
  await expect(page.getByRole('dialog', { name: `Third ${word}` })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(`${list}?search=${word}`);
});

test('an unknown request is reported beside the list', async ({ office }) => {
  const page = await office('superadmin', `${list}?open=01990000-0000-7000-8000-000000000000`);
  await expect(page.getByRole('dialog').getByText('This was not found.', { exact: false })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a page of the list that no longer exists leads to the first', async ({ office }) => {
  const page = await office('superadmin', `${list}?cursor=nonsense`);
  await page.getByRole('link', { name: 'Open the first page' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a list that could not be loaded says so and can be loaded again', async ({ page }) => {
  await signIn(page, 'superadmin');
  // The page also polls by itself, so only requests after the click are answered.
  await page.route('**/api/contact-requests**', async (route) => {
    const isPressed = (await page.locator('[data-pressed]').count()) > 0;
    await (isPressed ? route.continue() : route.abort('connectionrefused'));
  });
  await page.goto(list);
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded');
  await expectAccessible(page);
  await page.evaluate(() =>
    window.addEventListener('click', () => document.body.setAttribute('data-pressed', ''), { capture: true }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('in Urdu on a phone the open request replaces the list', async ({ page }) => {
  const word = ownWord();
  await leaveRequests([{ fullName: `نسرین ${word}`, phoneNumber: '03014000001' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'superadmin');
  await page.goto(`${list}?search=${word}`);
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'رابطے کی درخواستیں' })).toBeVisible();
  await page.getByRole('link', { name: `نسرین ${word}` }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('گھر پر ملاقات کی درخواست');
  await expect(drawer).toContainText('رابطے کا آخری وقت');
  await expect(page.getByRole('table')).toBeHidden();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'بند کریں', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('the open requests of one phone are merged only after a question that lists them, in Urdu', async ({
  office,
}) => {
  const word = ownWord();
  const phoneNumber = `0302${ownDigits(7)}`;
  const calls = callsAt(ownServer());
  const { session: as } = await sharedSession('superadmin');
  await leaveRequests([{ fullName: `Rani ${word}`, phoneNumber }]);
  const { data } = await calls.call('searchContactRequests', { as, body: { search: word } });
  // A visitor who writes again after an answer has a new request.
  const outsideHoursReason = 'The visitor asked to be called now';
  const body = { channel: 'call', result: 'reached', outsideHoursReason } as const;
  await calls.call('logRequestContact', { as, params: { id: data[0]?.id ?? '' }, body });
  await leaveRequests([{ fullName: `Rani Bibi ${word}`, phoneNumber }]);

  const page = await office('superadmin', `${list}?search=${word}`, 'ur');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('link').first().click();
  const panel = page.getByRole('dialog', { name: word });
  const merge = panel.getByRole('button', { name: work.merge.ur });
  await merge.click();
  const question = page.getByRole('dialog', { name: mergeQuestion.ur(2) });
  await expect(question.getByRole('listitem').filter({ hasText: word })).toHaveCount(2);
  await expectAccessible(page);
  await question.getByRole('button', { name: questions.cancel.ur }).click();
  await expect(merge).toBeFocused();
  await expect(rows).toHaveCount(2);
  await merge.click();
  await question.getByRole('button', { name: work.merge.ur }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(work.merged.ur)).toBeVisible();
  await expect(panel.getByRole('heading', { name: panelTexts.timeline.ur })).toBeFocused();
});
