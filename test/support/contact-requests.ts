import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface Given {
  readonly fullName?: string;
  readonly phone?: string;
  readonly receivedAt?: Date;
  readonly branchCode?: string;
}

/** Puts a contact request straight into the table: branch and assignee have no command yet. */
export async function addContactRequest(
  pool: Pool,
  { fullName = 'Sidra Munir', phone = '03000000346', receivedAt, branchCode }: Given,
): Promise<string> {
  const id = uuidv7();
  await pool.query(
    `INSERT INTO contact_requests
       (id, form_type, full_name, phone, address, language, received_at, branch_id,
        submission_key, submission_digest)
     VALUES ($1, 'contact_us', $2, $3, 'Sargodha', 'en', $4, (SELECT id FROM branches WHERE code = $5),
             $6, sha256($7))`,
    [
      id,
      fullName,
      phone,
      receivedAt ?? new Date(Date.UTC(2026, 10, 20, 4)),
      branchCode ?? null,
      uuidv7(),
      Buffer.from(id),
    ],
  );
  return id;
}
