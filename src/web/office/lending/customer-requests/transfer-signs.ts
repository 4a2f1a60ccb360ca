import type { TransferState } from '#domain/lending/customer-requests/transfer-report.ts';
import { CheckIcon, ClockIcon, CloseIcon } from '#web/office/kit/ui/office-icons.tsx';

/** The badge of each state of a reported transfer, for staff. */
export const transferSigns = {
  checking: { tone: 'warning', icon: ClockIcon },
  matched: { tone: 'good', icon: CheckIcon },
  refused: { tone: 'quiet', icon: CloseIcon },
} as const satisfies Readonly<Record<TransferState, object>>;
