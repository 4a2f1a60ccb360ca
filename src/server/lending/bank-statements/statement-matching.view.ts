import type {
  LineProposal,
  StatementRecord,
  WaitingLine,
} from '#contract/lending/bank-statements/statement-matching.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import { matchReasons } from '#domain/lending/statements/class-of-line.ts';
import type { RecordRow } from './line-candidates.ts';
import type { SeenLine } from './line-sight.ts';
import { proposedIn } from './waiting-lines.ts';

export function waitingLineView({ line, classed, ...found }: SeenLine): WaitingLine {
  const record =
    classed.is === 'certain' && 'record' in classed ? found.recordOf(classed.record.id) : undefined;
  return {
    ...{
      id: line.id,
      accountName: line.accountName,
      day: line.day,
      paisa: line.paisa,
      reference: line.reference,
      text: line.text,
    },
    is: classed.is,
    because: classed.is === 'aside' ? classed.because : null,
    hasWrongNumber: line.marks.hasWrongNumber,
    notPayable: found.notPayable.map(({ agreementNumber, status }) => ({ agreementNumber, status })),
    record: record === undefined ? null : recordView(record),
    proposals: proposedIn(classed).flatMap(({ agreementId, reasons }) => {
      const row = found.agreementOf(agreementId);
      if (row === undefined) return [];
      const recorded = found.recordedOf(agreementId);
      const proposal: LineProposal = {
        ...{ agreementId, agreementNumber: row.number, version: row.version, status: row.status },
        ...{ customerId: row.customerId, customerName: row.customerName, city: row.city },
        ...{ outstanding: row.outstanding, dueNow: row.dueNow },
        reasons: matchReasons.filter((reason) => reasons.has(reason)),
        recorded: recorded && recordView(recorded),
      };
      return [proposal];
    }),
    fitsElsewhere: found.fitsElsewhere,
  };
}

function recordView(row: RecordRow): StatementRecord {
  const { kind, id, valuedOn, agreementId, agreementNumber, customerName } = row;
  return { kind, id, number: numberOf(row), valuedOn, agreementId, agreementNumber, customerName };
}

function numberOf({ kind, branchCode, series, serial }: RecordRow): string | null {
  if (branchCode === null || serial === null) return null;
  if (kind === 'deposit') return formatCashSlipNumber(branchCode, serial);
  return series && formatReceiptNumber({ series, branchCode, serial });
}
