import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { labelIn } from '#contract/fields/label-in.messages.ts';
import { customerLabels as labels } from '#contract/lending/field-labels.ts';
import type { Language, Phrase } from '#domain/language.ts';
import {
  consentWayNames,
  genderNames,
  relativeNames,
} from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { ownDigits } from './own-digits.ts';

/** A name that no other test's customer has, in either script. */
function ownName(): { readonly en: string; readonly ur: string } {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const urduLetters = 'بپتجچحخدرزسشصعغفقکگلمن';
  const word = (from: string) =>
    Array.from({ length: 9 }, () => from[Math.floor(Math.random() * from.length)]).join('');
  return { en: `Sidra ${word(letters)}`, ur: `سدرہ ${word(urduLetters)}` };
}

const ownCnic = () => `3840${ownDigits(8)}2`;
const ownPhone = () => `0345${ownDigits(7)}`;

/** The details of a customer that differ from test to test. */
export interface TypedCustomer {
  readonly name: { readonly en: string; readonly ur: string };
  readonly cnic: string;
  readonly phone: string;
}

export const typedCustomer = (): TypedCustomer => ({ name: ownName(), cnic: ownCnic(), phone: ownPhone() });

/** A field by its whole name, whatever it is made of. */
export function field(page: Page, label: string): Locator {
  const name = { name: label, exact: true };
  return page
    .getByRole('textbox', name)
    .or(page.getByRole('combobox', name))
    .or(page.getByRole('switch', name));
}

/** Fills in what a new customer must have. */
export async function fillCustomer(
  page: Page,
  { name, cnic, phone }: TypedCustomer,
  language: Language = 'en',
): Promise<void> {
  const at = (label: Phrase) => field(page, label[language]);
  await at(labels.fullName).fill(name.en);
  await at(labelIn.ur(labels.fullName)).fill(name.ur);
  await at(labels.relative).selectOption(relativeNames.husband[language]);
  await at(labels.relativeName).fill('Muhammad Aslam');
  await at(labels.cnic).fill(cnic);
  await at(labels.gender).selectOption(genderNames.female[language]);
  await at(labels.bornOn).fill('14/03/1988');
  await at(labels.phone).fill(phone);
  await at(labels.address).fill('Block 12, Satellite Town');
  await at(labels.city).fill('Sargodha');
  await at(labels.hasPrivacyConsent).check();
  await at(labels.privacyConsentHow).selectOption(consentWayNames.signed[language]);
}

export const photo = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7aa7e8' } })
    .jpeg()
    .toBuffer();

/** Chooses a file for a document, as the button beside its name does. */
export async function chooseDocument(page: Page, kind: string): Promise<Locator> {
  const group = page.getByRole('group', { name: kind, exact: true });
  await group
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  return group;
}
