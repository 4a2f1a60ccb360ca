import type { ComponentType } from 'react';

/** What every drawer of the table is given. */
export interface DrawerProps {
  /** What it is about: an agreement, an entry or a customer, as its row says. */
  readonly id: string;
  readonly close: () => void;
}

/** Not built yet: says so. */
const planned = async (): Promise<ComponentType<DrawerProps>> =>
  (await import('./planned/planned-drawer.tsx')).PlannedDrawer;

/**
 * Every task that can be begun from several places of the office, by name. A place that begins it opens it by this name and imports
 * nothing of it: `openDrawer('recordPayment', agreementId)`.
 */
export const drawers = {
  /** Of an agreement. */
  recordPayment: async () => (await import('./lending/money/record-payment.tsx')).RecordPayment,
  recordRecovery: async () => (await import('./lending/money/record-recovery.tsx')).RecordRecovery,
  refundOverpayment: async () => (await import('./lending/money/refund-overpayment.tsx')).RefundOverpayment,
  moveOverpayment: async () => (await import('./lending/money/move-overpayment.tsx')).MoveOverpayment,
  activateAgreement: planned,
  requestRelief: planned,
  requestWriteOff: planned,
  requestReschedule: planned,
  undoReschedule: planned,
  logContact: planned,
  recordPromise: planned,
  /** Of an entry. */
  requestReversal: planned,
  /** Of an approval. */
  decide: planned,
} as const satisfies Readonly<Record<string, () => Promise<ComponentType<DrawerProps>>>>;

export type DrawerName = keyof typeof drawers;
