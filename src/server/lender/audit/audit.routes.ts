import type { auditEndpoints } from '#contract/lender/audit.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findAuditChainState, listAuditEvents, listAuditTerms } from './audit.queries.ts';
import { auditEventView } from './audit.view.ts';
import { checkAuditChain } from './check-audit-chain.ts';
import { exportAuditEvents } from './export-audit-events.ts';

export const auditRoutes: Handlers<typeof auditEndpoints> = {
  async listAuditEvents({ context, input }) {
    const { rows, page } = await listAuditEvents(context.pool, input.query);
    return { data: rows.map(auditEventView), page };
  },
  getAuditTerms: async ({ context }) => ({ data: await listAuditTerms(context.pool) }),
  exportAuditEvents,
  getAuditChainState: async ({ context }) => ({ data: await findAuditChainState(context.pool) }),
  async checkAuditChain(call) {
    await checkAuditChain(call);
    return { data: await findAuditChainState(call.context.pool) };
  },
};
