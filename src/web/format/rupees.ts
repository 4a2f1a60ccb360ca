import { formatCount } from './count.ts';

/** `Rs 150,000`, in both languages; the caller isolates it left-to-right. */
export function formatRupees(amount: number): string {
  return `Rs ${formatCount(amount)}`;
}
