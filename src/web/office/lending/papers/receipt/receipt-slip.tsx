import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { otherLanguage } from '../../ground/sheet/other-language.ts';
import { PaperAmount } from '../../ground/sheet/paper-amount.tsx';
import { PaperText } from '../../ground/sheet/paper-text.tsx';
import { messages } from './receipt.messages.ts';
import { receiptLines } from './receipt-lines.tsx';
import { ReceiptMarks, type ReceiptPaperProps } from './receipt-marks.tsx';
import { shownAddress } from './receipt-sheet.tsx';
import classes from './receipt-slip.module.css';

/** A receipt on a roll of 80 mm: black on white, parted by dashes, because the printer at the counter knows no gray. */
export function ReceiptSlip({ receipt, language, mark }: ReceiptPaperProps) {
  const { lender, branch } = receipt;
  const other = otherLanguage(language);
  const words = amountInWords(rupees(receipt.amount));
  return (
    <div className={classes.slip}>
      <header className={classes.centred}>
        <PaperText phrase={lender.name} language={language} className={classes.name} />
        <PaperText phrase={lender.name} language={other} className={classes.name} />
        <span>
          <PaperText phrase={branch.city} language={language} /> ·{' '}
          <Ltr>{formatStoredPhone(branch.phone)}</Ltr>
        </span>
        <span>
          <PaperText phrase={messages.licence} language={language} /> <Ltr>{lender.licenceNumber}</Ltr>
        </span>
      </header>
      <div className={classes.heading}>
        <div>
          <PaperText phrase={messages.title} language={language} />
          <Ltr className={classes.strong}>{receipt.number}</Ltr>
        </div>
        <div>
          <PaperText phrase={messages.title} language={other} />
          <span>{formatDate(receipt.valuedOn, language)}</span>
        </div>
      </div>
      <ReceiptMarks isVoid={receipt.isVoid} mark={mark} language={language} />
      <div className={classes.centred}>
        <p className={classes.figure}>
          <PaperAmount amount={receipt.amount} />
        </p>
        <PaperText phrase={words} language={language} />
        <PaperText phrase={words} language={other} />
      </div>
      <dl className={classes.lines}>
        {receiptLines(receipt, language).map(({ label, value }) => (
          <div key={label.en}>
            <dt>
              <PaperText phrase={label} language={language} /> <PaperText phrase={label} language={other} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.centred}>
        <QrCode text={receipt.checkAddress} label={messages.check[language]} size={150} />
        <Ltr className={classes.strong}>{shownAddress(receipt.checkAddress)}</Ltr>
        <PaperText phrase={messages.check} language={language} />
        <PaperText phrase={messages.check} language={other} />
      </div>
      <footer className={classes.centred}>
        <PaperText phrase={messages.proof} language={language} />
        <PaperText phrase={messages.proof} language={other} />
      </footer>
    </div>
  );
}
