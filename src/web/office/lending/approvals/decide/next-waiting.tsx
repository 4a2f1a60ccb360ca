import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { messages } from './decide.messages.ts';

interface NextWaitingProps {
  /** The id of the request that was decided. */
  readonly after: string;
  readonly onOpen: (id: string) => void;
}

/** Leads from a decided request to the oldest one that the reader may decide, in the same place. */
export function NextWaiting({ after, onOpen }: NextWaitingProps) {
  const pick = usePick();
  const { data: waiting } = useEndpoint(approvalEndpoints.listApprovals, { query: { decidableBy: 'me' } });
  const next = waiting?.find(({ id }) => id !== after);
  if (next === undefined) return null;
  return (
    <ActionButton size="lg" disabledReason={null} shortcut="J" onPress={() => onOpen(next.id)}>
      {pick(messages.next)}
    </ActionButton>
  );
}
