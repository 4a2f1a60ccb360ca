import type { Pool } from 'pg';
import type {
  HandOverCash,
  HandOverRow,
  handOverCashEndpoints,
} from '#contract/lending/cash/hand-over-cash.ts';
import { invariant } from '#domain/invariant.ts';
import { formatReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { formatCashSlipNumber } from '#domain/lending/cash/cash-slip-number.ts';
import { cashOfHandOver } from '#domain/lending/cash/hand-over-cash.ts';
import { formatSlipNumber } from '#domain/lending/field/slip-number.ts';
import { rupees } from '#domain/money/rupees.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findReadableMovement } from '../cash.queries.ts';
import {
  type CountedHandOver,
  findCountedHandOver,
  type HandFlowRow,
  listFlowsOfHandOver,
} from './hand-over-cash.queries.ts';

/** The cash of a hand-over that the caller may see. Before its count there is no movement, so nobody reads it then. */
export async function readHandOverCash({
  context,
  actor,
  reach,
  input,
}: Call<typeof handOverCashEndpoints.getHandOverCash>): Promise<HandOverCash> {
  const { id } = input.params;
  await findReadableMovement(context.pool, reach, actor, id);
  const handOver = await findCountedHandOver(context.pool, id);
  if (handOver === undefined) throw new Refusal('not_found');
  const { carried, flows, missing } = await readCashOf(context.pool, reach, handOver);
  return { carried, rows: flows.map(rowView), missing };
}

/** The cash of which a counted hand-over consists. */
export async function readCashOf(pool: Pool, reach: BranchReach, handOver: CountedHandOver) {
  const rows = await listFlowsOfHandOver(pool, reach, handOver);
  invariant(rows[0] !== undefined, 'the cash of a hand is one row at least');
  const flows = rows.flatMap((row) => (row.at === null ? [] : [{ ...row, at: row.at }]));
  const listed = flows.reduce((sum, { amount }) => sum + amount, 0);
  return cashOfHandOver({ stated: handOver.stated, carried: rupees(rows[0].inHand - listed), flows });
}

type ListedRow = HandFlowRow & { readonly at: Date; readonly isPart: boolean };

function rowView({ kind, at, amount, isPart, isVisible, ...row }: ListedRow): HandOverRow {
  const { customerId: id, fullName } = row;
  return {
    kind,
    number: isVisible ? numberOf({ kind, ...row }) : null,
    entryId: isVisible && row.receiptSerial !== null ? row.id : null,
    customer: isVisible && id !== null && fullName !== null ? { id, fullName } : null,
    at: at.toISOString(),
    amount,
    isPart,
  };
}

/** The number of the paper: a receipt or voucher of an entry, a slip of a phone, or a slip of a movement. */
function numberOf({
  kind,
  branchCode,
  receiptBranchCode,
  receiptSerial,
  device,
  serial,
}: Omit<HandFlowRow, 'inHand' | 'at' | 'amount' | 'isVisible'>): string | null {
  if (receiptSerial !== null && receiptBranchCode !== null) {
    const series = kind === 'refund' ? 'voucher' : 'receipt';
    return formatReceiptNumber({ series, branchCode: receiptBranchCode, serial: receiptSerial });
  }
  if (serial === null) return null;
  return device === null
    ? formatCashSlipNumber(branchCode, serial)
    : formatSlipNumber({ branchCode, serial: device, slip: serial });
}
