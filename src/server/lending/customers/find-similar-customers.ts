import type { customerEndpoints, SimilarCustomer } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import { type Cnic, maskCnic } from '#domain/person/cnic.ts';
import type { Written } from '#domain/written.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import type { Call } from '#server/platform/http/call.ts';
import { branchIdOf } from '#server/platform/reach.ts';
import { noteLookUp } from './look-up.ts';

interface SimilarRow {
  readonly id: string;
  readonly fullName: Written;
  readonly cnic: Cnic;
  readonly phone: string | null;
  readonly city: Phrase;
  readonly hasCnic: boolean;
  readonly isWithinReach: boolean;
}

/** The most results. A family may share a phone; if more customers have the same one, it is the phone of a shop. */
const similarMax = 5;

const find = namedStatement(
  'find-similar-customers',
  `SELECT c.id, ${writtenOf('c.full_name')} AS "fullName", c.cnic, c.phone, ${phraseOf('b.city')} AS city,
          c.cnic IS NOT DISTINCT FROM :cnic::text AS "hasCnic",
          (:branchId::uuid IS NULL OR c.branch_id = :branchId) AS "isWithinReach"
     FROM customers c JOIN branches b ON b.id = c.branch_id
    WHERE (c.cnic = :cnic
           OR (c.phone = :phone::text OR c.second_phone = :phone) AND (:branchId::uuid IS NULL OR c.branch_id = :branchId))
      AND c.id IS DISTINCT FROM :exceptId::uuid
    ORDER BY "hasCnic" DESC, c.created_at LIMIT ${similarMax}`,
);

/**
 * Other customers with the CNIC or phone of a form. A customer out of reach is found by the CNIC alone, which no second record
 * may have, and only the branch is told of them.
 */
export async function findSimilarCustomers(
  call: Call<typeof customerEndpoints.findSimilarCustomers>,
): Promise<SimilarCustomer[]> {
  const { context, reach, input } = call;
  const { cnic } = input.body;
  if (cnic !== null) await noteLookUp(call, reach, cnic);
  const { rows } = await context.pool.query<SimilarRow>(find({ ...input.body, branchId: branchIdOf(reach) }));
  return rows.map(({ id, fullName, cnic, phone, city, hasCnic, isWithinReach }) => ({
    shares: hasCnic ? 'cnic' : 'phone',
    branch: city,
    customer: isWithinReach ? { id, fullName, cnicMasked: maskCnic(cnic), phone } : null,
  }));
}
