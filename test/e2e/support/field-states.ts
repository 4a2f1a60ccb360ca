import { cp } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { wrongPinsMax } from '#domain/lending/field/field-pin.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { pay } from '#test/support/lending/lending.ts';
import { cashTexts } from '#web/field/cash.messages.ts';
import {
  allArrived,
  collectAmount,
  fieldTexts,
  notHomeNames,
  notSent,
  promiseFor,
  sentOf,
  triesAreLeft,
} from '#web/field/field.messages.ts';
import { stripTexts } from '#web/field/slip.messages.ts';
import {
  collect,
  dueToday,
  hostileTexts,
  ownPin,
  phoneAt,
  phoneOf,
  signInOn,
  takeDay,
  typePin,
  unlock,
} from './field-phone.ts';
import { expect, ownServer, sharedSession } from './fixtures.ts';

/** Looks at one state of the field book. */
export type Look = (page: Page, state: string) => Promise<void>;

const serves = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
const wrongPin = '314159';

/** Each state of a day: from the first page to the phone that the office revoked. */
export async function walkDay(profile: string, language: Language, look: Look): Promise<void> {
  const says = <Name extends keyof typeof fieldTexts>(name: Name) => fieldTexts[name][language];
  const { made } = await dueToday(5, hostileTexts);
  const [first, second, third, fourth, fifth] = made;
  if (!(first && second && third && fourth && fifth)) throw new Error('five visits');
  const { context, page } = await phoneAt(profile, language);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const open = (one: { name: string }) => page.getByRole('button', { name: one.name }).click();
  const tab = (name: string) => page.getByRole('navigation').getByRole('button', { name }).click();
  await page.goto('/field');
  await expect(page.getByText(says('signInFirst'))).toBeVisible();
  await look(page, 'take-signed-out');
  await signInOn(page);
  await page.goto('/field');
  await expect(page.getByText(says('toCollect'))).toBeVisible();
  await look(page, 'take');
  await press(says('takeMyDay'));
  await look(page, 'pin-choose');
  await typePin(page, '111111');
  await look(page, 'pin-easy');
  await typePin(page, ownPin);
  await typePin(page, ownPin);
  await expect(page.getByRole('heading', { name: says('myDay') })).toBeVisible();
  await serves(page);
  await look(page, 'day');

  await open(first);
  await look(page, 'visit');
  for (const [name, state] of [
    ['promise', 'promise'],
    ['notHome', 'not-home'],
    ['note', 'note'],
  ] as const) {
    await press(says(name));
    if (state === 'note') await page.getByRole('textbox').fill(`\u0000${hostileTexts.note}`);
    await look(page, state);
    await page.goBack();
  }
  await press(says('collected'));
  await look(page, 'collect');
  await page.getByRole('button', { name: '+1 × 500', exact: true }).click();
  await look(page, 'collect-short');
  await page.getByRole('button', { name: '+1 × 500', exact: true }).click();
  await look(page, 'collect-counted');
  await page.getByRole('button', { name: '−1 × 500', exact: true }).click();
  await page.getByRole('button', { name: '−1 × 500', exact: true }).click();
  await page.getByLabel(says('amount'), { exact: true }).fill('9000');
  await look(page, 'collect-beyond');
  await page.getByLabel(says('amount'), { exact: true }).fill('1000');
  await press(collectAmount[language](1_000));
  await expect(page.getByRole('img', { name: says('qrOfReceipt') })).toBeVisible();
  await look(page, 'slip');
  await press(stripTexts.show[language]);
  await look(page, 'slip-show');
  await press(stripTexts.done[language]);
  await press(says('toVisits'));

  // Paid at the counter meanwhile: the cash of the phone will wait for a decision.
  const { session } = await sharedSession('superadmin');
  await pay(callsAt(ownServer()), session, second.id, 6_000);
  await context.setOffline(true);
  await open(second);
  await press(says('collected'));
  await press(collectAmount[language](1_000));
  await look(page, 'slip-offline');
  await press(says('toVisits'));
  await open(third);
  await press(says('promise'));
  await page.getByRole('button', { name: promiseFor[language]('').trim() }).click();
  await open(fourth);
  await press(says('notHome'));
  await press(notHomeNames.locked[language]);
  await press(says('saveVisit'));
  await expect(page.getByRole('button', { name: notSent[language](3) }).first()).toBeVisible();
  await look(page, 'day-offline');
  await tab(notSent[language](3));
  await look(page, 'sent-offline');
  await press(says('back'));
  await tab(says('myCash'));
  await look(page, 'cash-offline');
  await press(says('lock'));
  await look(page, 'lock');
  await typePin(page, wrongPin);
  await expect(page.getByText(triesAreLeft[language](9))).toBeVisible();
  await look(page, 'lock-wrong');
  await unlock(page, language);
  await press(says('back'));
  await context.setOffline(false);
  await expect(page.getByText(allArrived[language](3))).toBeVisible();
  await look(page, 'day-arrived');
  await tab(says('toSend'));
  await expect(page.getByText(sentOf[language](4, 4))).toBeVisible();
  await look(page, 'sent-held');
  await press(says('handOver'));
  await expect(page.getByText(cashTexts.countedBlind[language])).toBeVisible();
  await look(page, 'cash');

  await press(says('back'));
  await press(says('back'));
  await context.setOffline(true);
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 37 * 3_600_000;
  });
  await page.goto('/field');
  await unlock(page, language);
  await expect(page.getByText('F-OVER')).toBeVisible();
  await look(page, 'over');
  const id = await phoneOf(page);
  await callsAt(ownServer()).call('revokeFieldDevice', { as: session, params: { id } });
  await context.setOffline(false);
  await press(says('takeMyDay'));
  await press(says('takeMyDay'));
  await expect(page.getByText('F-GONE')).toBeVisible();
  await look(page, 'gone');
  await context.close();
}

/** Each page that stops the work, or says that it cannot begin. */
export async function walkStops(profile: string, language: Language, look: Look): Promise<void> {
  const says = <Name extends keyof typeof fieldTexts>(name: Name) => fieldTexts[name][language];
  const { made } = await dueToday(2);
  const [first, second] = made;
  if (!(first && second)) throw new Error('two visits');
  let { context, page } = await phoneAt(profile, language, false);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await signInOn(page);
  await page.goto('/field');
  await press(says('takeMyDay'));
  await expect(page.getByText('F-KEEP')).toBeVisible();
  await look(page, 'forgets');
  const other = await context.newPage();
  await other.goto('/field');
  await expect(other.getByText('F-TAB')).toBeVisible();
  await look(other, 'other-tab');
  for (const [code, lacks] of [
    ['F-TLS', 'isSecureContext'],
    ['F-OLD', 'locks'],
  ] as const) {
    const lacking = await context.newPage();
    await lacking.addInitScript((name) => {
      if (name === 'locks') Reflect.deleteProperty(Navigator.prototype, name);
      else Object.defineProperty(window, name, { value: false });
    }, lacks);
    await lacking.goto('/field');
    await expect(lacking.getByText(code)).toBeVisible();
    await look(lacking, lacks);
    await lacking.close();
  }
  await context.close();

  ({ context, page } = await phoneAt(profile, language));
  await signInOn(page);
  await takeDay(page, language);
  await serves(page);
  await context.close();
  await cp(profile, `${profile}-copy`, { recursive: true });
  ({ context, page } = await phoneAt(profile, language));
  await signInOn(page);
  await page.goto('/field');
  await unlock(page, language);
  await collect(page, first.name, language);
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() - 26.5 * 3_600_000;
  });
  await unlock(page, language);
  await expect(page.getByText('F-CLOCK')).toBeVisible();
  await look(page, 'clock');
  await page.reload();
  await unlock(page, language);
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      IDBObjectStore.prototype.add = add;
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await collect(page, second.name, language);
  await page.getByRole('button', { name: second.name }).click();
  await expect(page.getByText('F-FULL')).toBeVisible();
  await look(page, 'full');
  await press(says('lock'));
  for (let left = wrongPinsMax - 1; left >= 0; left -= 1) {
    await typePin(page, wrongPin);
    if (left > 0) await expect(page.getByText(triesAreLeft[language](left))).toBeVisible();
  }
  await expect(page.getByText(says('wiped'))).toBeVisible();
  await look(page, 'wiped');
  await context.close();

  ({ context, page } = await phoneAt(`${profile}-copy`, language));
  await signInOn(page);
  await page.goto('/field');
  await unlock(page, language);
  await collect(page, second.name, language);
  await page.getByRole('button', { name: first.name }).click();
  await expect(page.getByText('F-TWIN')).toBeVisible();
  await look(page, 'twin');
  await context.close();
}
