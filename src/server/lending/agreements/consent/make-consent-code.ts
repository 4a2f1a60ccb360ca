import { randomInt } from 'node:crypto';
import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { consentEndpoints, NewConsentCode } from '#contract/lending/consents/consents.ts';
import {
  type ConsentCodeWay,
  consentCodeDigits,
  consentCodeExpiry,
} from '#domain/lending/agreements/consent/consent-code.ts';
import { hashPassword } from '#server/identity/proof/passwords.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type CodeSender, codeSenderOf, queueCode, sendCode } from '../../messages/send-code.ts';
import { lockForConsent } from './lock-for-consent.ts';
import { recordedWay } from './recorded-way.ts';

const findPhone = {
  name: 'find-phone-for-consent',
  text: 'SELECT phone FROM customers WHERE id = $1 AND takes_messages AND phone IS NOT NULL',
};

const replaceOpen = {
  name: 'replace-consent-code',
  text: "UPDATE consent_codes SET state = 'replaced' WHERE agreement_id = $1 AND state = 'open'",
};

const insert = namedStatement(
  'insert-consent-code',
  `INSERT INTO consent_codes (id, agreement_id, terms_version, code_hash, way, phone, made_by, made_at, expires_at)
   VALUES (:id, :agreementId, :termsVersion, :codeHash, :way, :phone, :madeBy, :madeAt, :expiresAt)`,
);

/**
 * Makes a code for the customer's consent to the current terms. An earlier one ends. A code that is given by hand is in the answer
 * alone. One that a provider sends is in its call alone, after the commit: nobody in the office sees it. The audit has how it goes
 * out and to which number.
 */
export async function makeConsentCode(
  call: Call<typeof consentEndpoints.makeConsentCode>,
): Promise<NewConsentCode> {
  const { context, actor, input } = call;
  const { termsVersion, way } = input.body;
  const codeSender = await codeSenderOf(context);
  refuseOtherWay(way, codeSender);
  const now = context.clock.now();
  const madeAt = new Date(now);
  const expiresAt = new Date(consentCodeExpiry(now));
  const code = String(randomInt(10 ** consentCodeDigits)).padStart(consentCodeDigits, '0');
  const codeHash = await hashPassword(code, 'first');
  const message = await inTransaction(context.pool, async (client) => {
    const { id: agreementId, branchId, customerId } = await lockForConsent(client, call);
    const phone = way === 'printed' ? null : await phoneOf(client, customerId);
    await client.query({ ...replaceOpen, values: [agreementId] });
    const id = uuidv7();
    const made = { id, agreementId, termsVersion, codeHash, way, phone, madeAt, expiresAt };
    await client.query(insert({ ...made, madeBy: actor.userId }));
    const toSend = { codeId: id, agreementId, branchId, termsVersion, digits: code };
    const queued =
      way === 'message' && codeSender ? await queueCode(client, codeSender, toSend, madeAt) : null;
    await recordAuditEvent(client, call, madeAt, {
      branchId,
      action: 'make_consent_code',
      subject: 'agreement',
      subjectId: agreementId,
      after: { termsVersion, ...recordedWay(way, phone), expiresAt },
    });
    return queued;
  });
  if (message !== null && codeSender) await sendCode(context, codeSender, message);
  return { way, expiresAt: expiresAt.toISOString(), code: message === null ? code : null };
}

/** With a provider nobody opens a code's message by hand: the office would see the code that it takes as a proof. */
function refuseOtherWay(way: ConsentCodeWay, codeSender: CodeSender | undefined): void {
  if (way === 'message' && codeSender === undefined) throw new Refusal('consent_code_by_hand');
  if (way === 'whatsapp' && codeSender !== undefined) throw new Refusal('consent_code_not_by_hand');
}

async function phoneOf(client: PoolClient, customerId: string): Promise<string> {
  const { rows } = await client.query<{ phone: string }>({ ...findPhone, values: [customerId] });
  if (rows[0] === undefined) throw new Refusal('consent_code_prints_only');
  return rows[0].phone;
}
