import type { ComponentType } from 'react';

/** What each task is about that can be begun from several places of the office. */
interface Drawers {
  readonly recordPayment: 'agreement';
  readonly recordReportedTransfer: 'transfer report';
  readonly recordRecovery: 'agreement';
  readonly refundOverpayment: 'agreement';
  readonly moveOverpayment: 'agreement';
  readonly activateAgreement: 'agreement';
  readonly requestRelief: 'agreement';
  readonly requestWriteOff: 'agreement';
  readonly requestReschedule: 'agreement';
  readonly undoReschedule: 'agreement';
  readonly requestBackDatedPayment: 'agreement';
  readonly requestBackDatedActivation: 'agreement';
  readonly logContact: 'agreement';
  readonly recordPromise: 'agreement';
  readonly reportTransfer: 'agreement';
  readonly transferReport: 'transfer report';
  readonly askRelief: 'agreement';
  readonly askAnotherDate: 'agreement';
  readonly askCallBack: 'agreement';
  readonly customerRequest: 'customer request';
  readonly requestAskedRelief: 'customer request';
  readonly requestAskedDate: 'customer request';
  readonly moveCustomer: 'customer';
  readonly requestReversal: 'entry';
  readonly decide: 'approval';
}

/** A place that begins a task opens its drawer by this name, without importing it. */
export type DrawerName = keyof Drawers;

/** What every drawer is given. */
export interface DrawerProps {
  /** Of what it is about. */
  readonly id: string;
  readonly close: () => void;
}

export type DrawerLoaders = Readonly<Record<DrawerName, () => Promise<ComponentType<DrawerProps>>>>;
