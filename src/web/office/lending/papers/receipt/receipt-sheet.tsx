import type { Receipt } from '#contract/lending/receipts.ts';
import type { Language } from '#domain/language.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { formatPercent } from '#web/format/rate.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { QistMark } from '#web/ui/qist-mark.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { otherLanguage } from '../../ground/sheet/other-language.ts';
import { PaperAmount } from '../../ground/sheet/paper-amount.tsx';
import { PaperText } from '../../ground/sheet/paper-text.tsx';
import { messages } from './receipt.messages.ts';
import { receiptLines } from './receipt-lines.tsx';
import { ReceiptMarks, type ReceiptPaperProps } from './receipt-marks.tsx';
import classes from './receipt-sheet.module.css';

/** A receipt on half a sheet of A4. */
export function ReceiptSheet({ receipt, language, mark }: ReceiptPaperProps) {
  const other = otherLanguage(language);
  const words = amountInWords(rupees(receipt.amount));
  return (
    <div className={classes.sheet}>
      <Letterhead receipt={receipt} language={language} />
      <div className={classes.heading}>
        <div>
          <PaperText phrase={messages.title} language={language} className={classes.label} />
          <Ltr className={classes.strong}>{receipt.number}</Ltr>
        </div>
        <h2>
          <PaperText phrase={messages.title} language={other} />
        </h2>
        <div>
          <span className={classes.label}>
            <PaperText phrase={messages.date} language={language} />{' '}
            <PaperText phrase={messages.date} language={other} />
          </span>
          <span className={classes.strong}>{formatDate(receipt.valuedOn, language)}</span>
        </div>
      </div>
      <div className={classes.amount}>
        <div className={classes.marks}>
          <ReceiptMarks isVoid={receipt.isVoid} mark={mark} language={language} />
        </div>
        <p className={classes.figure}>
          <PaperAmount amount={receipt.amount} />
        </p>
        <p>
          <PaperText phrase={words} language={language} />
        </p>
        <p>
          <PaperText phrase={words} language={other} />
        </p>
      </div>
      <dl className={classes.lines}>
        {receiptLines(receipt, language).map(({ label, value }) => (
          <div key={label.en}>
            <dt>
              <PaperText phrase={label} language={language} />
            </dt>
            <dd>{value}</dd>
            <dd className={classes.otherLabel}>
              <PaperText phrase={label} language={other} />
            </dd>
          </div>
        ))}
      </dl>
      <Foot receipt={receipt} language={language} />
    </div>
  );
}

interface PartProps {
  readonly receipt: Receipt;
  readonly language: Language;
}

function Letterhead({ receipt: { lender, branch }, language }: PartProps) {
  const other = otherLanguage(language);
  return (
    <header className={classes.head}>
      <QistMark size={46} />
      <div className={classes.lender}>
        <PaperText phrase={lender.name} language={language} className={classes.name} />
        <span>
          <PaperText phrase={branch.city} language={language} /> ·{' '}
          <PaperText phrase={messages.licence} language={language} /> <Ltr>{lender.licenceNumber}</Ltr>
        </span>
        <Ltr>{formatStoredPhone(branch.phone)}</Ltr>
      </div>
      <div className={classes.otherLender}>
        <PaperText phrase={lender.name} language={other} className={classes.name} />
        <PaperText phrase={messages.tagline} language={other} />
      </div>
    </header>
  );
}

function Foot({ receipt, language }: PartProps) {
  const other = otherLanguage(language);
  return (
    <>
      <div className={classes.foot}>
        <QrCode text={receipt.checkAddress} label={messages.check[language]} size={116} />
        <div className={classes.check}>
          <PaperText phrase={messages.check} language={language} className={classes.checkTitle} />
          <PaperText phrase={messages.check} language={other} />
          <Ltr className={classes.address}>{shownAddress(receipt.checkAddress)}</Ltr>
        </div>
        <p className={classes.signature}>
          <PaperText phrase={messages.signature} language={language} />
          <PaperText phrase={messages.signature} language={other} />
        </p>
      </div>
      <footer className={classes.proof}>
        <strong>
          <Ltr>{formatPercent(0)}</Ltr>
        </strong>
        <PaperText phrase={messages.proof} language={language} />
        <PaperText phrase={messages.proof} language={other} />
      </footer>
    </>
  );
}

/** In the form in which it is typed. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
