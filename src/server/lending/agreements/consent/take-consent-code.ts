import type { PoolClient } from 'pg';
import {
  consentCodeTriesMax,
  refusalOfConsentCode,
} from '#domain/lending/agreements/consent/consent-code.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import { isPasswordOf } from '#server/identity/proof/passwords.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { LockedAgreement } from '../lock-agreement.ts';
import { recordedWay } from './recorded-way.ts';

const codeColumns = columns('consent_codes', [
  ...(['id', 'code_hash', 'way', 'phone', 'state', 'wrong_tries', 'expires_at'] as const),
]);

const findNewest = {
  name: 'find-newest-consent-code',
  text: `SELECT ${codeColumns.selected()} FROM consent_codes
          WHERE agreement_id = $1 AND terms_version = $2 ORDER BY made_at DESC, id DESC LIMIT 1`,
};

const countWrong = {
  name: 'count-wrong-consent-code',
  text: 'UPDATE consent_codes SET wrong_tries = $2 WHERE id = $1',
};

const use = {
  name: 'use-consent-code',
  text: "UPDATE consent_codes SET state = 'used', used_by = $2, used_at = $3 WHERE id = $1",
};

/** The code that the customer read back, or the refusal of a wrong one, which the caller throws after the commit. */
type TakenCode =
  | { readonly ok: true; readonly way: ReturnType<typeof recordedWay> }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Uses up the newest code for the current terms of a locked agreement. The lock lets one try at a time be compared, so of any
 * number at once five are. A wrong one is counted and goes on record, which the caller commits.
 */
export async function takeConsentCode(
  client: PoolClient,
  origin: Origin,
  { id: agreementId, branchId, termsVersion }: LockedAgreement,
  entered: string,
  at: Date,
): Promise<TakenCode> {
  const { rows } = await client.query<RowOf<typeof codeColumns>>({
    ...findNewest,
    values: [agreementId, termsVersion],
  });
  const code = rows[0];
  const refusal = refusalOfConsentCode(
    code && {
      isUsed: code.state === 'used',
      expiresAt: code.expiresAt.getTime(),
      wrongTries: code.wrongTries,
    },
    at.getTime(),
  );
  if (refusal !== null || code === undefined) throw new Refusal(refusal ?? 'consent_code_missing');
  if (await isPasswordOf(code.codeHash, toLatinDigits(entered).replace(/\D/g, ''), 'first')) {
    await client.query({ ...use, values: [code.id, origin.actor?.userId, at] });
    return { ok: true, way: recordedWay(code.way, code.phone) };
  }
  const wrongTries = code.wrongTries + 1;
  await client.query({ ...countWrong, values: [code.id, wrongTries] });
  await recordAuditEvent(client, origin, at, {
    branchId,
    action: 'enter_wrong_consent_code',
    subject: 'agreement',
    subjectId: agreementId,
    after: { termsVersion, wrongTries },
  });
  const left = consentCodeTriesMax - wrongTries;
  return {
    ok: false,
    refusal: left === 0 ? new Refusal('consent_code_spent') : new Refusal('consent_code_wrong', { left }),
  };
}
