import { usePick } from '#web/i18n/language.ts';
import { StepButton } from '#web/office/kit/list/beside/step-link.tsx';
import { messages } from './decide.messages.ts';

interface WaitingStepsProps {
  /** The id of the request that is open. */
  readonly id: string;
  /** The requests to step through. */
  readonly ids: readonly string[];
  readonly onOpen: (id: string) => void;
}

/** Leads past a request that is left for later; from one that no longer waits nowhere. */
export function WaitingSteps({ id, ids, onOpen }: WaitingStepsProps) {
  const pick = usePick();
  const place = ids.indexOf(id);
  if (place === -1) return null;
  return (
    <>
      <StepButton id={ids[place - 1]} onOpen={onOpen} way="previous" label={pick(messages.previous)} />
      <StepButton id={ids[place + 1]} onOpen={onOpen} way="next" label={pick(messages.next)} />
    </>
  );
}
