import type { SearchResult } from '#contract/insight/search.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import type { SearchRow } from './search.queries.ts';

export function searchResultView(row: SearchRow): SearchResult {
  return {
    kind: row.kind,
    number: numberOf(row),
    customerId: row.customerId,
    fullName: row.fullName,
    cnicMasked: maskCnic(row.cnic),
    phone: row.phone,
    branch: row.city,
  };
}

function numberOf({
  agreementNumber,
  receiptBranchCode,
  receiptSeries,
  receiptSerial,
}: SearchRow): string | null {
  if (receiptBranchCode === null || receiptSeries === null || receiptSerial === null) return agreementNumber;
  return formatReceiptNumber({ series: receiptSeries, branchCode: receiptBranchCode, serial: receiptSerial });
}
