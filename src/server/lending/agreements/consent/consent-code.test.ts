import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConsentCodeWay } from '#domain/lending/agreements/consent/consent-code.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  addCustomer,
  agreementBody,
  type Desk,
  draft,
  openDesk,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { findDifferences } from '../../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;
/** A draft whose customer has not consented yet. */
let id: string;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());
beforeEach(async () => {
  id = await draft(testApi, desk);
});

const given = () => ({ as: desk.employee, params: { id } });
async function make(way: ConsentCodeWay = 'printed', termsVersion = 1): Promise<{ readonly code: string }> {
  const { code } = await testApi.call('makeConsentCode', { ...given(), body: { termsVersion, way } });
  if (code === null) throw new Error('no provider sends this code');
  return { code };
}
const read = (code: string | null, termsVersion = 1) => ({
  ...given(),
  body: { termsVersion, how: 'code', code } as const,
});
/** Another code of six digits. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function auditOf(action: string): Promise<unknown[]> {
  const { rows } = await testApi.database.ownerPool.query<{ after: unknown }>(
    'SELECT after FROM audit_events WHERE subject_id = $1 AND action = $2 ORDER BY position',
    [id, action],
  );
  return rows.map(({ after }) => after);
}

async function expectNoConsent(): Promise<void> {
  expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({
    consentedVersion: null,
    consentHow: null,
  });
}

describe('consent by a code', () => {
  test('counts once the customer has read back the code, and the audit tells how it went out', async () => {
    const { code } = await make('whatsapp');
    expect(code).toMatch(/^\d{6}$/);
    await testApi.call('recordConsent', read(code));
    expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({
      consentedVersion: 1,
      consentHow: 'code',
    });
    const sent = { termsVersion: 1, codeWay: 'whatsapp', phone: '0300-*****01' };
    expect(await auditOf('make_consent_code')).toEqual([expect.objectContaining(sent)]);
    expect(await auditOf('record_consent')).toEqual([{ ...sent, how: 'code' }]);
    expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  });

  test('takes the digits of any keyboard, with or without spaces', async () => {
    const { code } = await make();
    const urdu = [...code].map((digit) => String.fromCharCode(0x06f0 + Number(digit))).join('');
    await testApi.call('recordConsent', read(`${urdu.slice(0, 3)} ${urdu.slice(3)}`));
  });

  test('is refused without a code, or before one was made', async () => {
    const { errors } = await testApi.refusal('recordConsent', read(null));
    expect(errors).toEqual([{ field: 'code', message: 'A code is required' }]);
    expect((await testApi.refusal('recordConsent', read('123456'))).code).toBe('consent_code_missing');
    await expectNoConsent();
  });

  test('is refused after a quarter of an hour', async () => {
    const { code } = await make();
    testApi.clock.advance(15 * 60_000 + 1);
    expect((await testApi.refusal('recordConsent', read(code))).code).toBe('consent_code_expired');
    await expectNoConsent();
  });

  test('is refused with a used code', async () => {
    const { code } = await make();
    await testApi.call('recordConsent', read(code));
    expect((await testApi.refusal('recordConsent', read(code))).code).toBe('consent_code_used');
  });

  test('is refused with a code that a newer one replaced', async () => {
    const first = await make();
    let second = await make();
    // One in a million pairs is the same code.
    while (second.code === first.code) second = await make();
    expect((await testApi.refusal('recordConsent', read(first.code))).code).toBe('consent_code_wrong');
    await testApi.call('recordConsent', read(second.code));
  });

  test('is refused with a code for earlier terms, or for another agreement', async () => {
    const { code } = await make();
    const customerId = (await readAgreement(testApi, desk.employee, id)).customerId;
    const body = { ...agreementBody(customerId, { count: 6 }), termsVersion: 1 };
    await testApi.call('editDraft', { ...given(), body });
    expect((await testApi.refusal('recordConsent', read(code))).code).toBe('terms_changed');
    expect((await testApi.refusal('recordConsent', read(code, 2))).code).toBe('consent_code_missing');
    id = await draft(testApi, desk);
    expect((await testApi.refusal('recordConsent', read(code))).code).toBe('consent_code_missing');
  });

  test('is over after five wrong codes, each of which is on record', async () => {
    const { code } = await make();
    for (const left of [4, 3, 2, 1])
      expect(await testApi.refusal('recordConsent', read(wrong(code)))).toMatchObject({
        code: 'consent_code_wrong',
        message: expect.stringContaining(`tries left: ${left}`),
      });
    expect((await testApi.refusal('recordConsent', read(wrong(code)))).code).toBe('consent_code_spent');
    expect((await testApi.refusal('recordConsent', read(code))).code).toBe('consent_code_spent');
    expect(await auditOf('enter_wrong_consent_code')).toEqual(
      [1, 2, 3, 4, 5].map((wrongTries) => ({ termsVersion: 1, wrongTries })),
    );
    await expectNoConsent();
    expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  });

  test('of 30 wrong codes at once five are compared, and the right one no longer counts', async () => {
    const { code } = await make();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => testApi.attempt('recordConsent', read(wrong(code)))),
    );
    expect(answers.filter(({ ok }) => ok)).toEqual([]);
    const { rows } = await testApi.database.ownerPool.query(
      'SELECT wrong_tries FROM consent_codes WHERE agreement_id = $1',
      [id],
    );
    expect(rows).toEqual([{ wrong_tries: 5 }]);
    expect(await auditOf('enter_wrong_consent_code')).toHaveLength(5);
    expect((await testApi.refusal('recordConsent', read(code))).code).toBe('consent_code_spent');
  });

  test('of the right code twice at once one counts', async () => {
    const { code } = await make();
    const answers = await Promise.all([1, 2].map(() => testApi.attempt('recordConsent', read(code))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await auditOf('record_consent')).toHaveLength(1);
  });
});

describe('a code of consent', () => {
  test('is kept as a hash, and in no audit event', async () => {
    const { code } = await make('whatsapp');
    const { rows } = await testApi.database.ownerPool.query<{ kept: string }>(
      `SELECT (SELECT string_agg(c::text, ' ') FROM consent_codes c WHERE agreement_id = $1) ||
              (SELECT string_agg(after::text, ' ') FROM audit_events WHERE subject_id = $1) AS kept`,
      [id],
    );
    expect(rows[0]?.kept).toContain('$argon2id$');
    expect(rows[0]?.kept).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  test('is only printed for a customer who wants no messages', async () => {
    const customerId = await addCustomer(testApi, desk, { takesMessages: false });
    id = await draft(testApi, desk, { customerId });
    const refused = await testApi.refusal('makeConsentCode', {
      ...given(),
      body: { termsVersion: 1, way: 'whatsapp' },
    });
    expect(refused.code).toBe('consent_code_prints_only');
    await testApi.call('recordConsent', read((await make()).code));
    expect(await auditOf('record_consent')).toEqual([{ termsVersion: 1, how: 'code', codeWay: 'printed' }]);
  });

  test('is missed by verify when the owner claims a consent by it', async () => {
    await testApi.call('recordConsent', { ...given(), body: { termsVersion: 1, how: 'signed' } });
    const { number } = await readAgreement(testApi, desk.employee, id);
    await testApi.database.ownerPool.query("UPDATE agreements SET consent_how = 'code' WHERE id = $1", [id]);
    expect((await findDifferences(testApi.context.pool)).differences).toContain(
      `${number}: the consent to version 1 is by a code, and no code was used for it`,
    );
  });
});
