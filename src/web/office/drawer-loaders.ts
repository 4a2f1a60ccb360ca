import type { DrawerLoaders } from './drawers.ts';

/** The loader of each drawer. It is not in the drawers' own table, because drawers open each other. */
export const drawerLoaders: DrawerLoaders = {
  recordPayment: async () => (await import('./lending/money/record-payment.tsx')).RecordPayment,
  recordReportedTransfer: async () =>
    (await import('./lending/money/record-reported-transfer.tsx')).RecordReportedTransfer,
  recordRecovery: async () => (await import('./lending/money/record-recovery.tsx')).RecordRecovery,
  moveOverpayment: async () => (await import('./lending/money/move-overpayment.tsx')).MoveOverpayment,
  activateAgreement: async () =>
    (await import('./lending/agreements/activation/activate-agreement.tsx')).ActivateAgreement,
  'request:relief': async () =>
    (await import('./lending/approvals/requests/request-relief-drawer.tsx')).RequestReliefDrawer,
  'request:refund': async () =>
    (await import('./lending/approvals/requests/request-refund-drawer.tsx')).RequestRefundDrawer,
  'request:write_off': async () =>
    (await import('./lending/approvals/requests/request-write-off-drawer.tsx')).RequestWriteOffDrawer,
  'request:reschedule': async () =>
    (await import('./lending/approvals/requests/request-reschedule-drawer.tsx')).RequestRescheduleDrawer,
  'request:back_dating': async () =>
    (await import('./lending/approvals/requests/request-back-dated-payment-drawer.tsx'))
      .RequestBackDatedPaymentDrawer,
  'request:back_dated_activation': async () =>
    (await import('./lending/approvals/requests/request-back-dated-activation-drawer.tsx'))
      .RequestBackDatedActivationDrawer,
  'request:reschedule_undo': async () =>
    (await import('./lending/approvals/requests/undo-reschedule-drawer.tsx')).UndoRescheduleDrawer,
  logContact: async () => (await import('./lending/collections/log-contact-drawer.tsx')).LogContactDrawer,
  recordPromise: async () =>
    (await import('./lending/collections/record-promise-drawer.tsx')).RecordPromiseDrawer,
  reportTransfer: async () =>
    (await import('./lending/account/asking/report-transfer-drawer.tsx')).ReportTransferDrawer,
  transferReport: async () =>
    (await import('./lending/customer-requests/transfer-report-drawer.tsx')).TransferReportDrawer,
  askRelief: async () => (await import('./lending/account/asking/ask-drawers.tsx')).AskRelief,
  askAnotherDate: async () => (await import('./lending/account/asking/ask-drawers.tsx')).AskAnotherDate,
  askCallBack: async () => (await import('./lending/account/asking/ask-drawers.tsx')).AskCallBack,
  customerRequest: async () =>
    (await import('./lending/customer-requests/customer-request-drawer.tsx')).CustomerRequestDrawer,
  requestAskedRelief: async () =>
    (await import('./lending/approvals/requests/asked-for.tsx')).RequestAskedRelief,
  requestAskedDate: async () => (await import('./lending/approvals/requests/asked-for.tsx')).RequestAskedDate,
  moveCustomer: async () =>
    (await import('./lending/customers/moving/move-customer-drawer.tsx')).MoveCustomerDrawer,
  'request:reversal': async () =>
    (await import('./lending/approvals/requests/request-reversal-drawer.tsx')).RequestReversalDrawer,
  decide: async () => (await import('./lending/approvals/decide/decide-drawer.tsx')).DecideDrawer,
};
