import { directionOf } from '#domain/language.ts';
import { titles } from './receipt.messages.ts';
import type { ReceiptPaperProps } from './receipt-marks.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { ReceiptSlip } from './receipt-slip.tsx';

interface PrintedReceiptProps extends ReceiptPaperProps {
  readonly paper: 'a5' | 'roll';
}

/** A receipt or voucher in both languages, as half a sheet or as a slip from a roll. */
export function PrintedReceipt({ paper, ...receipt }: PrintedReceiptProps) {
  const { language } = receipt;
  const title = titles[receipt.receipt.series];
  return (
    <article lang={language} dir={directionOf(language)} aria-label={title[language]}>
      {paper === 'a5' ? <ReceiptSheet {...receipt} /> : <ReceiptSlip {...receipt} />}
    </article>
  );
}
