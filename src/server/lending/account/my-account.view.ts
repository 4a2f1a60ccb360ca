import type { MyAccount, MyAgreement, MyReceipt } from '#contract/lending/my-account.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import { myRequestView } from '../customer-requests/customer-requests.view.ts';
import { myTransferView } from '../transfer-reports/transfer-reports.view.ts';
import type { AccountAgreementRow } from './account.queries.ts';
import { agreementView, byStatusAndLateness, figuresOf, rowStanding } from './account.view.ts';
import type { MyAccountRows, MyReceiptRow } from './my-account.queries.ts';

/** The statuses in which a customer sees an agreement. A draft may still change, and an agreement that never started is not a debt. */
const shown: ReadonlySet<AgreementStatus> = new Set([
  'submitted',
  'approved',
  'active',
  'completed',
  'written_off',
]);

export function myAccountView(
  { customer, agreements, receipts, transfers, requests }: MyAccountRows,
  today: CalendarDate,
): MyAccount {
  const mine = agreements
    .filter(({ status }) => shown.has(status))
    .map((row) => myAgreementView(row, today))
    .toSorted(byStatusAndLateness);
  const { officerName, officerPhone } = customer;
  return {
    fullName: customer.fullName,
    gender: customer.gender,
    cnicMasked: maskCnic(customer.cnic),
    language: customer.language,
    figures: figuresOf(mine),
    agreements: mine,
    receipts: receipts.map(receiptView),
    transfers: transfers.map(myTransferView),
    requests: requests.map(myRequestView),
    branch: {
      city: customer.city,
      address: customer.address,
      phone: customer.phone,
      opensAt: customer.opensAt,
      closesAt: customer.closesAt,
    },
    officer: officerName === null ? null : { name: officerName, phone: officerPhone },
  };
}

function myAgreementView(row: AccountAgreementRow, today: CalendarDate): MyAgreement {
  const { next } = rowStanding(row, today);
  return { ...agreementView(row, today), oldestUnpaidDueOn: row.oldestUnpaidDueOn, next };
}

function receiptView(row: MyReceiptRow): MyReceipt {
  return {
    entryId: row.entryId,
    number: formatReceiptNumber({ series: 'receipt', ...row }),
    valuedOn: row.valuedOn,
    amount: row.amount,
    isVoid: row.isVoid,
    isUnclearedCheque: row.isUnclearedCheque,
  };
}
