import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { trackingCodeBytes, trackingCodeOf } from '#domain/desk/contact-requests/tracking-code.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';

interface Given {
  readonly fullName?: string;
  readonly phone?: string;
  readonly receivedAt?: Date;
  readonly branchCode?: string;
  readonly formType?: 'contact_us' | 'home_visit';
}

/** Inserts a contact request of a branch directly, with any time of arrival. */
export async function addContactRequest(
  pool: Pool,
  {
    fullName = 'Sidra Munir',
    phone = '03000000346',
    receivedAt,
    branchCode = 'SGD',
    formType = 'contact_us',
  }: Given,
): Promise<string> {
  const id = uuidv7();
  await queryWithEvent(
    pool,
    `INSERT INTO contact_requests
       (id, form_type, preferred_time, full_name, phone, address, language, received_at, branch_id, branch_rule,
        submission_key, submission_digest, tracking_code)
     VALUES ($1, $8, CASE $8::text WHEN 'home_visit' THEN 'anytime' END, $2, $3, 'Sargodha', 'en', $4, (SELECT id FROM branches WHERE code = $5), 'city_in_address',
             $6, sha256($7), $9)`,
    [
      id,
      fullName,
      phone,
      receivedAt ?? new Date(Date.UTC(2026, 10, 20, 4)),
      branchCode,
      uuidv7(),
      Buffer.from(id),
      formType,
      trackingCodeOf('A', randomBytes(trackingCodeBytes)),
    ],
  );
  return id;
}

/** Logs that a visitor was called and reached. */
export function contacted(testApi: TestApi, as: Session, id: string) {
  const body = { channel: 'call' as const, result: 'reached' as const };
  return testApi.call('logRequestContact', { as, params: { id }, body });
}

/** Merges a request with all requests of the same phone that its page lists. */
export async function mergeListed(testApi: TestApi, as: Session, id: string) {
  const { sameNumber } = await testApi.call('getContactRequest', { as, params: { id } });
  const body = { requestIds: [id, ...sameNumber.map((request) => request.id)] };
  return testApi.attempt('mergeContactRequests', { as, params: { id }, body });
}
