import type { CollectedItem } from '#domain/lending/field/field-item.ts';
import { formatSlipNumber } from '#domain/lending/field/slip-number.ts';
import type { FieldBook } from './field-book.ts';

/** `SGD-F03-00057`. */
export function slipName({ day }: FieldBook, { slip }: CollectedItem): string {
  const serial = Number(day?.device.code.slice(1) ?? 0);
  return formatSlipNumber({ branchCode: day?.branch.code ?? '', serial, slip });
}
