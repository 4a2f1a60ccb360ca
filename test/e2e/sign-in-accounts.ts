import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { expect } from './fixtures.ts';

export interface Person {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

function digits(count: number): string {
  return Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');
}

/** A person that no other test uses. */
export function somebody(): Person {
  const number = digits(9);
  return {
    fullName: 'Sadia Parveen',
    phone: `03${number}`,
    email: `sadia.${number}@example.pk`,
    password: 'a blue rickshaw at noon',
  };
}

async function dataOf(answer: APIResponse) {
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).data;
}

/** Signs up a user who waits for the branch, and signs the page in as them. */
export async function signUp(page: Page, person: Person): Promise<void> {
  const data = await dataOf(await page.request.post('/api/auth/signup', { data: person }));
  await page.goto('/robots.txt');
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('userData', JSON.stringify(user));
  }, data);
}

/** What a clerk does at the branch's desk, apart from the page that is tested. */
export async function clerkAt(request: APIRequestContext) {
  const { token } = await dataOf(
    await request.post('/api/auth/login', {
      data: { identifier: 'employee@example.pk', password: samplePassword },
      headers: { 'X-Forwarded-For': `10.200.${digits(2)}.${digits(2)}` },
    }),
  );
  const headers = { Authorization: `Bearer ${token}` };
  const issue = async (path: string): Promise<string> =>
    (await dataOf(await request.post(path, { headers }))).code;
  return {
    /** Puts somebody on record and answers the record's id. */
    async addCustomer({ fullName, phone }: Person): Promise<string> {
      const data = {
        fullName,
        phone,
        relative: 'husband',
        relativeName: 'Rafiq Ahmed',
        cnic: `3840${digits(9)}`,
        isCnicSeen: true,
        gender: 'female',
        bornOn: '1990-03-14',
        address: 'House 12, Satellite Town',
        city: 'Sargodha',
        hasPrivacyConsent: true,
        privacyConsentHow: 'signed',
      };
      return (await dataOf(await request.post('/api/customers', { headers, data }))).id;
    },
    issueActivationCode: (customerId: string) => issue(`/api/customers/${customerId}/activation-code`),
    issueResetCode: (customerId: string) => issue(`/api/customers/${customerId}/password-reset-code`),
  };
}

/** The code that an authenticator app shows; a code is accepted once, so a test that needs another takes the next one. */
export function appCode(secret: string, which: 'now' | 'next' = 'now'): string {
  const timestamp = Date.now() + (which === 'next' ? 30_000 : 0);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
