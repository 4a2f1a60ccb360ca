import { invariant } from '#domain/invariant.ts';

/** `SGD-D-0224`: the sheet of a closed day, by the code of its branch and its serial, which counts from 1 there. */
export function formatCashSheetNumber(branchCode: string, serial: number): string {
  invariant(Number.isSafeInteger(serial) && serial > 0, `a serial counts from 1, unlike ${serial}`);
  return `${branchCode}-D-${String(serial).padStart(4, '0')}`;
}
