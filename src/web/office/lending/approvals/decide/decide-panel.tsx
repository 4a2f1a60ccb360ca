import { Stack } from '#web/office/kit/layout/stack.tsx';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import type { DrawerFrameProps } from '#web/office/kit/overlay/drawer-frame.tsx';
import { SidePanel } from '#web/office/kit/overlay/side-panel.tsx';
import { DecideRequest } from './decide-request.tsx';

interface DecidePanelProps extends Pick<ListAddress<unknown>, 'show'> {
  /** The id of the approval. */
  readonly id: string;
  /** The requests of the list. */
  readonly ids: readonly string[];
}

/** A request beside the list, which stays. */
export function DecidePanel({ id, ids, show }: DecidePanelProps) {
  return (
    <DecideRequest
      key={id}
      Frame={Panel}
      id={id}
      ids={ids}
      onOpen={(other) => void show(other, 'replace')}
      close={() => void show(undefined)}
    />
  );
}

function Panel({ children, ...frame }: Omit<DrawerFrameProps, 'titleId'>) {
  return (
    <SidePanel {...frame}>
      <Stack pad={[3, 5]}>{children}</Stack>
    </SidePanel>
  );
}
