import type { PoolClient } from 'pg';
import { type NamedStaff, staffNamed } from '#domain/desk/complaints/person-concerned.ts';
import { namesOf } from '#server/platform/db/names-of.ts';

const findStaff = {
  name: 'find-staff-by-name',
  text: `SELECT u.id, ${namesOf('u')} AS name, u.role FROM users u
          WHERE u.role IN ('superadmin', 'employee') AND NOT u.is_waiting`,
};

/** The member of staff whom a complainant named; null if none can be told by that name. */
export async function findStaffNamed(client: PoolClient, name: string | null): Promise<NamedStaff | null> {
  if (name === null) return null;
  return staffNamed(name, (await client.query<NamedStaff>(findStaff)).rows);
}

/**
 * True of a complaint that nobody in the office may handle: it is about a superadmin, and no other one is active. As one value of
 * a statement; `complaint` is its alias.
 */
export const isOutside = (complaint: string) =>
  `EXISTS (SELECT FROM users about
            WHERE about.id = ${complaint}.about_user_id AND about.role = 'superadmin'
              AND NOT EXISTS (SELECT FROM users other
                               WHERE other.role = 'superadmin' AND other.is_active AND other.id <> about.id))`;
