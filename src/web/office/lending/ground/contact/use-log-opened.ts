import { v7 as uuidv7 } from 'uuid';
import { collectionEndpoints } from '#contract/lending/collections.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';

interface Opened {
  readonly channel: 'call' | 'whatsapp';
  /** The contacted guarantor; left out for the customer. */
  readonly guarantorId?: string | null;
  readonly outsideHoursReason: string | null;
}

/** Logs that a call or a message about an agreement was opened: whether it arrived is not known. */
export function useLogOpened(agreementId: string) {
  const { run, failure } = useAction(collectionEndpoints.logContact);
  const logOpened = (opened: Opened) =>
    void run({
      params: { id: agreementId },
      body: { ...opened, result: 'opened', note: null },
      idempotencyKey: uuidv7(),
    });
  return { logOpened, failure };
}
