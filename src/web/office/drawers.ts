import type { ComponentType } from 'react';
import type { RequestedKind } from '#domain/lending/approvals/approval.ts';

/** The subject of each task that can be started from several places of the office. */
interface Drawers {
  readonly recordPayment: 'agreement';
  readonly recordReportedTransfer: 'transfer report';
  readonly recordRecovery: 'agreement';
  readonly moveOverpayment: 'agreement';
  readonly activateAgreement: 'agreement';
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
  readonly decide: 'approval';
}

/** A place that begins a task opens its drawer by this name, without importing it. */
export type DrawerName = keyof Drawers | RequestDrawerName;

/** Requests a kind of approval on an agreement, or on the entry to reverse. */
type RequestDrawerName = `request:${RequestedKind}`;

/** The properties of every drawer. */
export interface DrawerProps {
  /** The id of its subject. */
  readonly id: string;
  readonly close: () => void;
}

export type DrawerLoaders = Readonly<Record<DrawerName, () => Promise<ComponentType<DrawerProps>>>>;
