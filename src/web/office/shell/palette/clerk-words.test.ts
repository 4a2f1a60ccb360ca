import { expect, test } from 'vitest';
import type { Phrase } from '#domain/language.ts';
import { pages } from '../../pages.ts';
import { isMeant } from './clerk-words.ts';

const recordPromise: Phrase = { en: 'Record promise', ur: 'وعدہ درج کریں' };
const logContact: Phrase = { en: 'Log contact', ur: 'رابطہ درج کریں' };
const requestRelief: Phrase = { en: 'Request relief', ur: 'رعایت کی درخواست' };
const printAgreement: Phrase = { en: 'Print agreement', ur: 'معاہدہ پرنٹ کریں' };

test.each<[string, readonly string[], Phrase]>([
  ['a payment', ['take payment', 'wasool', 'ادائیگی لیں', 'collect'], pages.newPayment.title],
  ['the work of today', ['today', 'aaj', 'آج'], pages.myDay.title],
  ['a promise', ['promise', 'wada', 'وعدہ'], recordPromise],
  ['a call', ['log call', 'call', 'کال', 'rabta'], logContact],
  ['a reversal', ['reverse', 'mansookh', 'منسوخ'], pages.payments.title],
  ['a statement', ['statement', 'goshwara', 'گوشوارہ'], pages.agreementStatement.title],
  ['relief', ['relief', 'riayat', 'رعایت'], requestRelief],
  ['an agreement', ['agreement', 'muahida', 'معاہدہ'], pages.newAgreement.title],
  ['a receipt', ['receipt', 'raseed', 'رسید'], pages.payments.title],
  ['handing over cash', ['hand over', 'cash', 'naqad', 'نقد'], pages.myDay.title],
  ['closing the day', ['close day', 'din band', 'دن بند'], pages.myDay.title],
  ['printing', ['print', 'پرنٹ'], printAgreement],
])('%s is found by the words of a clerk', (_, said, name) => {
  for (const text of said) expect(isMeant(name, text), text).toBe(true);
});

test.each(['prod', 'x', 'customers samina'])('%s does not find a payment', (text) => {
  expect(isMeant(pages.newPayment.title, text)).toBe(false);
});
