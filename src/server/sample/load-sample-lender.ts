import type { Pool, PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { foldForSearch } from '#domain/fold-for-search.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Clock } from '../clock.ts';
import { identifySubmission } from '../contact-forms/submission.ts';
import { sampleContactRequests } from './sample-contact-requests.ts';
import { samplePassword, sampleSignIns } from './sample-sign-ins.ts';

const hourMs = 3_600_000;

const people = {
  superadmin: { fullName: 'Asif Mahmood Cheema', phone: '03000000001' },
  employee: { fullName: 'Bilal Ahmed', phone: '03000000002' },
  customer: { fullName: 'Zainab Bibi', phone: '03000000003' },
} as const;

/** Loads the sample lender once, whole or not at all; a database that has it is left alone. */
export async function loadSampleLender(pool: Pool, clock: Clock): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Two processes that start at once must not both load it.
    await client.query('LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');
    const { rowCount } = await client.query('SELECT 1 FROM users WHERE email = $1', [
      sampleSignIns[0]?.identifier,
    ]);
    if (rowCount === 0) {
      await insertUsers(client, new Date(clock.now()));
      await insertContactRequests(client, clock.now());
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function insertUsers(client: PoolClient, createdAt: Date): Promise<void> {
  for (const { role, identifier } of sampleSignIns) {
    const id = uuidv7();
    const { fullName, phone } = people[role];
    await client.query(
      `INSERT INTO users (id, full_name, phone, email, role, password_hash, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, fullName, phone, identifier, role, await hashPassword(samplePassword), createdAt],
    );
    if (role === 'employee') {
      await client.query(
        'INSERT INTO employees (user_id, branch_id) SELECT $1, id FROM branches WHERE is_head_office',
        [id],
      );
    }
  }
}

async function insertContactRequests(client: PoolClient, now: number): Promise<void> {
  for (const request of sampleContactRequests) {
    const receivedAt = now - request.hoursAgo * hourMs;
    const today = businessDateOf(receivedAt);
    const preferredOn =
      request.preferredInDays === undefined ? null : addDays(today, request.preferredInDays);
    const { key, digest } = identifySubmission(request, null, today);
    await client.query(
      `INSERT INTO contact_requests
         (id, form_type, full_name, phone, email, address, service_type, message, preferred_on, preferred_time,
          notes, language, received_at, submission_key, submission_digest, name_search)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, to_tsvector('simple', $16))`,
      [
        uuidv7({ msecs: receivedAt }),
        request.formType,
        request.fullName,
        request.phone,
        request.email ?? null,
        request.address ?? null,
        request.serviceType ?? null,
        request.message ?? null,
        preferredOn,
        request.preferredTime ?? null,
        request.notes ?? null,
        request.language,
        new Date(receivedAt),
        key,
        digest,
        foldForSearch(request.fullName),
      ],
    );
  }
}
