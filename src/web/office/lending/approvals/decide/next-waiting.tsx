import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { messages } from './decide.messages.ts';

interface NextWaitingProps {
  /** The id of the request that was decided. */
  readonly after: string;
}

/** Leads from a decided request to the oldest one that the reader may decide, in the same drawer. */
export function NextWaiting({ after }: NextWaitingProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const { data: waiting } = useEndpoint(approvalEndpoints.listApprovals, { query: { decidableBy: 'me' } });
  const next = waiting?.find(({ id }) => id !== after);
  if (next === undefined) return null;
  return (
    <ActionButton
      size="lg"
      disabledReason={null}
      shortcut="J"
      onPress={() => openDrawer('decide', next.id, 'replace')}
    >
      {pick(messages.next)}
    </ActionButton>
  );
}
