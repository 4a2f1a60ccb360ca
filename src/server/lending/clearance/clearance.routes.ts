import type {
  Clearance,
  ClearanceCertificate,
  clearanceEndpoints,
} from '#contract/lending/clearance/clearance.ts';
import { refusalOfClearance } from '#domain/lending/clearance/clearance.ts';
import { clearanceCheckPath } from '#domain/lending/clearance/clearance-check-path.ts';
import { formatClearanceNumber } from '#domain/lending/clearance/clearance-code.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type CertificateRow,
  type ClearanceReach,
  findClearance,
  listCertificates,
} from './clearance.queries.ts';
import { issueClearance } from './issue-clearance.ts';

export const clearanceRoutes: Handlers<typeof clearanceEndpoints> = {
  getClearance: async ({ context, reach, input }) => ({
    data: await readClearance(context, reach, input.params.id),
  }),
  async issueClearance(call) {
    await issueClearance(call);
    return { data: await readClearance(call.context, call.reach, call.input.params.id) };
  },
};

async function readClearance(
  { pool, config }: AppContext,
  reach: ClearanceReach,
  id: string,
): Promise<Clearance> {
  const row = await findClearance(pool, reach, id);
  if (row === undefined) throw new Refusal('not_found');
  const certificates = await listCertificates(pool, id);
  const isIssued = certificates[0]?.voidedAt === null;
  return {
    refusal: isIssued ? null : refusalOfClearance(row),
    relief: row.relief,
    clearedOn: row.clearedOn,
    certificates: certificates.map((certificate) => certificateView(certificate, config.publicUrl)),
  };
}

function certificateView(row: CertificateRow, publicUrl: string): ClearanceCertificate {
  return {
    id: row.id,
    number: formatClearanceNumber(row.branchCode, row.serial),
    code: row.code,
    checkAddress: `${publicUrl}${clearanceCheckPath(row.code)}`,
    issuedAt: row.issuedAt.toISOString(),
    city: row.city,
    voidedAt: row.voidedAt?.toISOString() ?? null,
  };
}
