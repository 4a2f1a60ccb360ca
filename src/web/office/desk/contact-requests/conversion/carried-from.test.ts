import { expect, test } from 'vitest';
import { carriedFrom } from './carried-from.ts';

const request = {
  id: '0198c0de-0000-7000-8000-000000000001',
  fullName: 'Sidra Munir',
  phone: '03000000346',
  email: null,
  address: 'House 14, Satellite Town',
  language: 'en',
  branch: {
    id: '0198c0de-0000-7000-8000-000000000002',
    code: 'SGD',
    city: { en: 'Sargodha', ur: 'سرگودھا' },
    area: { en: 'University Road', ur: 'یونیورسٹی روڈ' },
  },
} as const;

test('text in Urdu script fills the Urdu fields, and the others stay empty', () => {
  const inUrdu = { fullName: 'سدرہ منیر', address: 'مکان 14، سیٹلائٹ ٹاؤن', language: 'ur' } as const;
  expect(carriedFrom({ ...request, ...inUrdu }).values).toMatchObject({
    fullName: { own: '', ur: 'سدرہ منیر' },
    address: { own: '', ur: 'مکان 14، سیٹلائٹ ٹاؤن' },
    language: 'ur',
  });
});

test("text in Latin letters stays in its field, whatever the visitor's language", () => {
  expect(carriedFrom({ ...request, language: 'ur' }).values).toMatchObject({
    fullName: { own: 'Sidra Munir', ur: '' },
    address: { own: 'House 14, Satellite Town', ur: '' },
  });
});
