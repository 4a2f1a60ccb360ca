import type { Receipt } from '#contract/lending/receipts.ts';
import type { Language } from '#domain/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { otherLanguage } from '../../ground/sheet/other-language.ts';
import { PaperText } from '../../ground/sheet/paper-text.tsx';
import { messages, voidMarks } from './receipt.messages.ts';
import classes from './receipt-marks.module.css';

/**
 * The mark of a print. It is the original only once its print is recorded as the first. A print by the browser's own command,
 * past the page's button, has no record yet and is a duplicate.
 */
export type PrintMark = 'original' | 'duplicate' | 'duplicate-on-paper';

export interface ReceiptPaperProps {
  readonly receipt: Receipt;
  /** The main language; the other one is beside it. */
  readonly language: Language;
  readonly mark: PrintMark;
}

interface ReceiptMarksProps {
  readonly receipt: Pick<Receipt, 'isVoid' | 'series'>;
  readonly mark: PrintMark;
  readonly language: Language;
}

/** The marks that keep a receipt from being used for more than it is. */
export function ReceiptMarks({ receipt: { isVoid, series }, mark, language }: ReceiptMarksProps) {
  const other = otherLanguage(language);
  return (
    <>
      {isVoid && (
        <Row
          as="p"
          gap={[0, 3]}
          justify="center"
          wraps
          pad={[0, 3]}
          tone="bad"
          weight={600}
          className={classes.mark}
        >
          <PaperText phrase={voidMarks[series]} language={language} />
          <PaperText phrase={voidMarks[series]} language={other} />
        </Row>
      )}
      {mark !== 'original' && (
        <Row
          as="p"
          gap={[0, 3]}
          justify="center"
          wraps
          pad={[0, 3]}
          weight={600}
          className={classes.mark}
          data-mark={mark}
        >
          <PaperText phrase={messages.duplicate} language={language} /> ·{' '}
          <PaperText phrase={messages.duplicate} language={other} />
        </Row>
      )}
    </>
  );
}
