import type { SearchResult } from '#contract/insight/search.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import type { SearchRow } from './search.queries.ts';

export function searchResultView(row: SearchRow): SearchResult {
  return {
    kind: row.kind,
    number: numberOf(row),
    customerId: row.customer_id,
    fullName: row.full_name,
    fullNameUr: row.full_name_ur,
    cnicMasked: maskCnic(row.cnic),
    phone: row.phone,
    branch: { en: row.city, ur: row.city_ur },
  };
}

function numberOf({ agreement_number, receipt_branch_code, receipt_serial }: SearchRow): string | null {
  if (receipt_branch_code === null || receipt_serial === null) return agreement_number;
  return formatReceiptNumber({ branchCode: receipt_branch_code, serial: receipt_serial });
}
