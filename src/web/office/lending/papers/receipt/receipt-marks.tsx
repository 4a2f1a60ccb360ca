import type { Receipt } from '#contract/lending/receipts.ts';
import type { Language } from '#domain/language.ts';
import { otherLanguage } from '../../ground/sheet/other-language.ts';
import { PaperText } from '../../ground/sheet/paper-text.tsx';
import { messages } from './receipt.messages.ts';
import classes from './receipt-marks.module.css';

/**
 * What a print is marked as. The original only once its print is on record as the first; what a browser prints by itself,
 * past the page's own button, has no record yet and comes out as a duplicate.
 */
export type PrintMark = 'original' | 'duplicate' | 'duplicate-on-paper';

export interface ReceiptPaperProps {
  readonly receipt: Receipt;
  /** The language that leads; the other one is beside it. */
  readonly language: Language;
  readonly mark: PrintMark;
}

interface ReceiptMarksProps {
  readonly isVoid: boolean;
  readonly mark: PrintMark;
  readonly language: Language;
}

/** What keeps a receipt from being taken for more than it is. */
export function ReceiptMarks({ isVoid, mark, language }: ReceiptMarksProps) {
  const other = otherLanguage(language);
  return (
    <>
      {isVoid && (
        <p className={classes.void}>
          <PaperText phrase={messages.void} language={language} />
          <PaperText phrase={messages.void} language={other} />
        </p>
      )}
      {mark !== 'original' && (
        <p className={classes.duplicate} data-mark={mark}>
          <PaperText phrase={messages.duplicate} language={language} /> ·{' '}
          <PaperText phrase={messages.duplicate} language={other} />
        </p>
      )}
    </>
  );
}
