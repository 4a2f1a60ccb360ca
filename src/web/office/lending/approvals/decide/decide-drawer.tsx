import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { DecideRequest } from './decide-request.tsx';

interface DecideDrawerProps {
  /** The id of the approval. */
  readonly id: string;
  readonly close: () => void;
}

/** A request over any page. Its neighbors are those that the reader may decide. */
export function DecideDrawer({ id, close }: DecideDrawerProps) {
  const openDrawer = useOpenDrawer();
  const { data: waiting = [] } = useEndpoint(approvalEndpoints.listApprovals, {
    query: { decidableBy: 'me' },
  });
  return (
    <DecideRequest
      Frame={Drawer}
      id={id}
      ids={waiting.map((each) => each.id)}
      onOpen={(other) => openDrawer('decide', other, 'replace')}
      close={close}
    />
  );
}
