import { formatCount } from './count.ts';

/** `Rs 150,000`, below zero `−Rs 500`, in both languages; the caller isolates it left-to-right. */
export function formatRupees(amount: number): string {
  return `${amount < 0 ? '\u2212' : ''}Rs ${formatCount(Math.abs(amount))}`;
}
