import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { StepButton } from '#web/office/kit/list/beside/step-link.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { messages } from './decide.messages.ts';

interface WaitingStepsProps {
  /** The id of the request that is open. */
  readonly id: string;
}

/** Leads past a request that is left for later, among those that the reader may decide; from a decided one nowhere. */
export function WaitingSteps({ id }: WaitingStepsProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const { data: waiting = [] } = useEndpoint(approvalEndpoints.listApprovals, {
    query: { decidableBy: 'me' },
  });
  const place = waiting.findIndex((each) => each.id === id);
  if (place === -1) return null;
  const open = (other: string) => openDrawer('decide', other, 'replace');
  return (
    <>
      <StepButton id={waiting[place - 1]?.id} onOpen={open} way="previous" label={pick(messages.previous)} />
      <StepButton id={waiting[place + 1]?.id} onOpen={open} way="next" label={pick(messages.next)} />
    </>
  );
}
