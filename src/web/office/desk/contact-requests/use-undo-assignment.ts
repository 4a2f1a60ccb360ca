import { useQueryClient } from '@tanstack/react-query';
import { type ContactRequestRow, contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { callWith } from '#web/api/call-with.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

const { assignContactRequests, handBackContactRequest } = requestCommandEndpoints;

/**
 * Gives requests back to those who had them before an assignment. Undefined if that cannot bring everything back: a request that
 * nobody had stays at the branch of its new assignee.
 */
export function useUndoAssignment() {
  const memory = useQueryClient();
  const { data: staff = [] } = useEndpoint(contactRequestEndpoints.listRequestAssignees, {});

  return (
    before: readonly ContactRequestRow[],
    assigneeId: string | null,
  ): (() => Promise<void>) | undefined => {
    const branchId = staff.find(({ id }) => id === assigneeId)?.branch?.id;
    const isWhole = before.every(
      ({ assignee, branch }) => assignee !== null || branchId === undefined || branchId === branch.id,
    );
    if (!isWhole) return undefined;
    return async () => {
      for (const [had, rows] of Map.groupBy(before, ({ assignee }) => assignee?.id)) {
        const ids = rows.map(({ id }) => id);
        if (had !== undefined) await callWith(assignContactRequests, { body: { ids, assigneeId: had } });
        else for (const id of ids) await callWith(handBackContactRequest, { params: { id }, body: {} });
      }
      await memory.invalidateQueries();
    };
  };
}
