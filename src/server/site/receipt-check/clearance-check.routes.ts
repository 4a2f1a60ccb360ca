import type { CheckedClearance, clearanceCheckEndpoints } from '#contract/site/clearance-check.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { formatClearanceNumber } from '#domain/lending/clearance/clearance-code.ts';
import type { CertificateRow } from '#server/lending/clearance/clearance.queries.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { findCertificateByCode } from './clearance-check.queries.ts';

export const clearanceCheckRoutes: Handlers<typeof clearanceCheckEndpoints> = {
  // One quota with receipts: nobody tries codes of both kinds in turn.
  async checkClearance({ context, input, clientAddress }) {
    await context.rateLimits.admitAddress('receipt_check', clientAddress);
    const row = await findCertificateByCode(context.pool, input.params.code);
    if (row === undefined) throw new Refusal('not_found');
    const { content } = await readSection(context.pool, 'lender_profile');
    return { data: checkedClearanceView(row, content.name) };
  },
};

function checkedClearanceView(row: CertificateRow, lender: CheckedClearance['lender']): CheckedClearance {
  return {
    number: formatClearanceNumber(row.branchCode, row.serial),
    issuedOn: businessDateOf(row.issuedAt.getTime()),
    lender,
    branch: row.city,
    voidedOn: row.voidedAt === null ? null : businessDateOf(row.voidedAt.getTime()),
  };
}
