import { invariant } from '#domain/invariant.ts';

/** `SGD-C-000012`: the slip of a movement of cash, by the code of its branch and its serial, which counts from 1 there. */
export function formatCashSlipNumber(branchCode: string, serial: number): string {
  invariant(Number.isSafeInteger(serial) && serial > 0, `a serial counts from 1, unlike ${serial}`);
  return `${branchCode}-C-${String(serial).padStart(6, '0')}`;
}
