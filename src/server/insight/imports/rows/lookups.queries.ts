import type { PoolClient } from 'pg';
import type { Phrase } from '#domain/language.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { parsePhone } from '#domain/person/phone.ts';
import type { Written } from '#domain/written.ts';
import { type CustomerRow, customerColumns } from '#server/lending/customers/customers.view.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';

export interface Branch {
  readonly id: string;
  readonly code: string;
  readonly city: Phrase;
}

const findBranches = {
  name: 'list-branches-for-import',
  text: `SELECT id, code, ${phraseOf('city')} AS city FROM branches ORDER BY position`,
};

/** Finds the branch in a cell: by its code, or by its city if the city has only one. */
export async function loadBranchFinder(
  client: PoolClient,
): Promise<(text: string) => Branch | 'unknown' | 'unclear'> {
  const { rows } = await client.query<Branch>(findBranches);
  return (text) => {
    const said = foldForSearch(text);
    const byCode = rows.find(({ code }) => foldForSearch(code) === said);
    if (byCode !== undefined) return byCode;
    const inCity = rows.filter(({ city }) => Object.values(city).map(foldForSearch).includes(said));
    return inCity.length > 1 ? 'unclear' : (inCity[0] ?? 'unknown');
  };
}

export interface Officer {
  readonly id: string;
  readonly fullName: Written;
  readonly phone: string | null;
  readonly email: string | null;
  readonly branchId: string | null;
}

const findOfficers = {
  name: 'list-officers-for-import',
  text: `SELECT u.id, ${writtenOf('u.full_name')} AS "fullName", u.phone, u.email, e.branch_id AS "branchId"
           FROM users u LEFT JOIN employees e ON e.user_id = u.id AND u.role = 'employee'
          WHERE u.is_active AND u.role IN ('superadmin', 'employee')`,
};

/** Finds the officer of a branch by name, phone, email or id; null if there is none, or several. */
export async function loadOfficerFinder(
  client: PoolClient,
): Promise<(text: string, branchId: string) => Officer | null> {
  const { rows } = await client.query<Officer>(findOfficers);
  return (text, branchId) => {
    const said = foldForSearch(text);
    const phone = parsePhone(text);
    const found = rows.filter(
      (officer) =>
        (officer.branchId === null || officer.branchId === branchId) &&
        (officer.id === text ||
          officer.email === text.toLowerCase() ||
          (phone !== null && officer.phone === phone) ||
          Object.values(officer.fullName)
            .map((name) => foldForSearch(name ?? ''))
            .includes(said)),
    );
    return found.length === 1 ? (found[0] ?? null) : null;
  };
}

const findKnown = {
  name: 'find-known-customers',
  text: `SELECT ${customerColumns},
                (SELECT json_build_object('id', b.id, 'code', b.code, 'city', ${phraseOf('b.city')})
                   FROM branches b WHERE b.id = customers.branch_id) AS branch,
                (SELECT ${namesOf('u')} FROM users u WHERE u.id = customers.officer_id) AS "officerName"
           FROM customers WHERE cnic = ANY ($1)`,
};

/** A customer on record, with the names of the branch and of the officer. */
export interface KnownCustomer extends CustomerRow {
  readonly branch: Branch;
  readonly officerName: Phrase | null;
}

/** The customers on record that have one of these CNICs, by CNIC. */
export async function knownCustomers(
  client: PoolClient,
  cnics: readonly string[],
): Promise<ReadonlyMap<string, KnownCustomer>> {
  const { rows } = await client.query<KnownCustomer>({ ...findKnown, values: [cnics] });
  return new Map(rows.map((customer) => [customer.cnic, customer]));
}

/** The customer of an imported agreement. */
export interface HoldingCustomer {
  readonly id: string;
  readonly cnic: string;
  readonly branchId: string;
  readonly branchCode: string;
  readonly officerId: string | null;
  readonly fullName: string;
  readonly isBlocked: boolean;
}

// Locked until the transaction ends, so that no customer moves to another branch while an agreement is added.
const findHolders = {
  name: 'find-customers-of-imported-agreements',
  text: `SELECT c.id, c.cnic, c.branch_id AS "branchId", b.code AS "branchCode", c.officer_id AS "officerId",
                c.full_name AS "fullName", c.status = 'blocked' AS "isBlocked"
           FROM customers c JOIN branches b ON b.id = c.branch_id
          WHERE c.cnic = ANY ($1) ORDER BY c.id FOR SHARE OF c`,
};

/** The customers that have these CNICs, by CNIC. */
export async function holdingCustomers(
  client: PoolClient,
  cnics: readonly string[],
): Promise<ReadonlyMap<string, HoldingCustomer>> {
  const { rows } = await client.query<HoldingCustomer>({ ...findHolders, values: [cnics] });
  return new Map(rows.map((customer) => [customer.cnic, customer]));
}
