import type { Agreement } from '#contract/lending/agreements.ts';
import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { approvalDescriptors } from '../../ground/approval/kinds/approval-descriptors.ts';
import { messages } from './agreement.messages.ts';

type DecideButtonProps = Pick<Agreement['pendingApprovals'][number], 'id' | 'kind'>;

/** Opens the decision of a request, for a reader who may decide it. */
export function DecideButton({ id, kind }: DecideButtonProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const { data } = useEndpoint(approvalEndpoints.getApproval, { params: { id } });
  if (data?.state !== 'pending' || data.refusal !== null) return null;
  return (
    <Button variant="default" size="sm" onClick={() => openDrawer('decide', id)}>
      {pick(messages.decide)}
      <span className="visually-hidden"> {pick(approvalDescriptors[kind].name)}</span>
    </Button>
  );
}
