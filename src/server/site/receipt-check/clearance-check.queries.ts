import type { Pool } from 'pg';
import { parseClearanceCode } from '#domain/lending/clearance/clearance-code.ts';
import { type CertificateRow, certificateColumns } from '#server/lending/clearance/clearance.queries.ts';

const find = {
  name: 'find-clearance-by-code',
  text: `SELECT ${certificateColumns} FROM clearance_certificates k JOIN branches b ON b.id = k.branch_id WHERE k.code = $1`,
};

/** The clearance certificate with a code, however it was typed; undefined when none was issued with it. */
export async function findCertificateByCode(pool: Pool, code: string): Promise<CertificateRow | undefined> {
  return (await pool.query<CertificateRow>({ ...find, values: [parseClearanceCode(code)] })).rows[0];
}
