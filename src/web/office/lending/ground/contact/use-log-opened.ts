import { v7 as uuidv7 } from 'uuid';
import { collectionEndpoints } from '#contract/lending/collections.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';

interface Opened {
  readonly channel: 'call' | 'whatsapp';
  /** The contacted guarantor; left out for the customer. */
  readonly guarantorId?: string | null;
  readonly outsideHoursReason: string | null;
}

/** The last of these calls to the server. */
let logging: Promise<void> = Promise.resolve();

/** Settles once an opened call or message is on record, or its recording has failed. A result that came first would look like the older contact. */
export async function openedLogged(): Promise<void> {
  await Promise.allSettled([logging]);
}

/** Logs that a call or a message about an agreement was opened: whether it arrived is not known. */
export function useLogOpened(agreementId: string) {
  const { run, failure } = useAction(collectionEndpoints.logContact);
  const logOpened = (opened: Opened) => {
    logging = run({
      params: { id: agreementId },
      body: { ...opened, result: 'opened', note: null },
      idempotencyKey: uuidv7(),
    });
  };
  return { logOpened, failure };
}
