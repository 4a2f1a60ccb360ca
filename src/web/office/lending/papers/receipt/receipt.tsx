import { directionOf } from '#domain/language.ts';
import { messages } from './receipt.messages.ts';
import type { ReceiptPaperProps } from './receipt-marks.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { ReceiptSlip } from './receipt-slip.tsx';

interface PrintedReceiptProps extends ReceiptPaperProps {
  readonly paper: 'a5' | 'roll';
}

/** A receipt in both languages, as half a sheet or as a slip from a roll. */
export function PrintedReceipt({ paper, ...receipt }: PrintedReceiptProps) {
  const { language } = receipt;
  return (
    <article lang={language} dir={directionOf(language)} aria-label={messages.title[language]}>
      {paper === 'a5' ? <ReceiptSheet {...receipt} /> : <ReceiptSlip {...receipt} />}
    </article>
  );
}
