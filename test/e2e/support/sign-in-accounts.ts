import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { callsAt } from '#test/support/calls/calls.ts';
import { customerBody } from '#test/support/lending/lending.ts';
import { ownServer, putSession, sharedSession, signedInBy } from './fixtures.ts';
import { ownAddress } from './open-app.ts';
import { ownDigits } from './own-digits.ts';

export interface Person {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

/** A person that no other test uses. */
export function somebody(): Person {
  const number = ownDigits(9);
  return {
    fullName: 'Sadia Parveen',
    phone: `03${number}`,
    email: `sadia.${number}@example.pk`,
    password: 'a blue rickshaw at noon',
  };
}

/** Signs up a user who waits for the branch, and signs the page in as them. */
export async function signUp(page: Page, person: Person): Promise<void> {
  const headers = { 'X-Forwarded-For': ownAddress() };
  await putSession(
    page,
    await signedInBy(await callsAt(ownServer()).request('signUp', { body: person, headers })),
  );
}

/** A clerk's work at the branch's desk, apart from the page that is tested. */
export async function clerkAtDesk() {
  const { session: as } = await sharedSession('employee');
  const calls = callsAt(ownServer());
  return {
    /** Creates a customer and returns the record's id. */
    async addCustomer({ fullName, phone }: Person): Promise<string> {
      const body = customerBody({ fullName: { own: fullName }, phone, cnic: `3840${ownDigits(9)}` });
      return (await calls.call('createCustomer', { as, body })).id;
    },
    async issueActivationCode(id: string): Promise<string> {
      return (await calls.call('issueCustomerActivationCode', { as, params: { id } })).code;
    },
    async issueResetCode(id: string): Promise<string> {
      return (await calls.call('issueCustomerPasswordResetCode', { as, params: { id } })).code;
    },
  };
}

/** The code that an authenticator app shows; a code is accepted once, so a test that needs another takes the next one. */
export function appCode(secret: string, which: 'now' | 'next' = 'now'): string {
  const timestamp = Date.now() + (which === 'next' ? 30_000 : 0);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
