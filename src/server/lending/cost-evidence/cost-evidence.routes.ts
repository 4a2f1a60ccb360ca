import type { costEvidenceEndpoints } from '#contract/lending/evidence/cost-evidence.ts';
import { keptPictureType } from '#contract/picture.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findInvoice } from './cost-evidence.queries.ts';
import { recordCostEvidence } from './record-cost-evidence.ts';

export const costEvidenceRoutes: Handlers<typeof costEvidenceEndpoints> = {
  recordCostEvidence: async (call) => ({ data: await recordCostEvidence(call) }),
  async showCostInvoice({ context, reach, input }) {
    const hash = await findInvoice(context.pool, reach, input.params);
    return { picture: await context.files.read(hash), mediaType: keptPictureType, isImmutable: false };
  },
};
