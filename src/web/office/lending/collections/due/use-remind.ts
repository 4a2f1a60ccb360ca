import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { collectionEndpoints, type DueListItem } from '#contract/lending/collections.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import { whatsAppMessageLink } from '#web/outside-links.ts';
import { reminderText } from './due-text.ts';

/** Opens the reminder of a row in one press. */
export type Remind = (item: DueListItem) => void;

/** A reminder is logged first and then opened: if a colleague was faster, no second message is written. */
export function useRemind() {
  const lender = useLender();
  const { run, failure } = useAction(collectionEndpoints.openReminder);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  async function open(item: DueListItem, reminder: NonNullable<DueListItem['reminder']>): Promise<void> {
    const phone = parsePhone(item.phone ?? '');
    if (phone === null) return;
    // Opened while the press still counts as a user gesture: later the browser would block it as a pop-up.
    const tab = window.open('', '_blank');
    let isLogged = false;
    await run(
      {
        params: { id: item.agreementId },
        body: { reminder: reminder.kind },
        idempotencyKey: uuidv7(),
      },
      () => {
        isLogged = true;
        setOpened((before) => new Set(before).add(item.agreementId));
      },
    );
    if (tab === null) return;
    tab.opener = null;
    if (isLogged) tab.location.replace(whatsAppMessageLink(phone, reminderText(item, reminder, lender.name)));
    else tab.close();
  }

  const remind: Remind = (item) => {
    if (item.reminder !== null) void open(item, item.reminder);
  };
  /** False once the reminder of a row is opened here, also for a row that was read before. */
  const isToRemind: (item: DueListItem) => boolean = ({ reminder, agreementId }) =>
    reminder !== null && !opened.has(agreementId);
  return { remind, isToRemind, failure };
}
