import type { branchEndpoints } from '#contract/lender/branches.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { listBranchDrafts } from './branch-drafts.ts';
import { findBranch, listBranches } from './branches.queries.ts';
import { branchView } from './branches.view.ts';
import { createBranch } from './create-branch.ts';
import { editBranch } from './edit-branch.ts';

export const branchRoutes: Handlers<typeof branchEndpoints> = {
  async listBranches({ context, input }) {
    const rows = await listBranches(context.pool, input.query.sort);
    return { data: rows.map(branchView), page: { next: null, total: rows.length } };
  },
  listBranchDrafts: async ({ context }) => ({ data: await listBranchDrafts(context.pool) }),
  getBranch: async ({ context, input }) => ({
    data: branchView(await findBranch(context.pool, input.params.id)),
  }),
  createBranch: async (call) => ({ data: branchView(await createBranch(call)) }),
  editBranch: async (call) => ({ data: branchView(await editBranch(call)) }),
};
