import type { Receipt } from '#contract/lending/receipts.ts';
import type { Language } from '#domain/language.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { formatPercent } from '#web/format/rate.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { complaintsAddress } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { QistMark } from '#web/ui/qist-mark.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { otherLanguage } from '../../ground/sheet/other-language.ts';
import { PaperAmount } from '../../ground/sheet/paper-amount.tsx';
import { PaperText } from '../../ground/sheet/paper-text.tsx';
import { messages, titles } from './receipt.messages.ts';
import { receiptLines } from './receipt-lines.tsx';
import { ReceiptMarks, type ReceiptPaperProps } from './receipt-marks.tsx';
import classes from './receipt-sheet.module.css';

/** A receipt or voucher on half a sheet of A4. */
export function ReceiptSheet({ receipt, language, mark }: ReceiptPaperProps) {
  const other = otherLanguage(language);
  const words = amountInWords(rupees(receipt.amount));
  return (
    <div className={classes.sheet}>
      <Letterhead receipt={receipt} language={language} />
      <Row gap={[1, 5]} align="end" justify="space-between" wraps>
        <Stack>
          <PaperText phrase={titles[receipt.series]} language={language} className={classes.label} />
          <Ltr className={classes.strong}>{receipt.number}</Ltr>
        </Stack>
        <h2 className={classes.name}>
          <PaperText phrase={titles[receipt.series]} language={other} />
        </h2>
        <Stack align="end">
          <span className={classes.label}>
            <PaperText phrase={messages.date} language={language} />{' '}
            <PaperText phrase={messages.date} language={other} />
          </span>
          <span className={classes.strong}>{formatDate(receipt.valuedOn, language)}</span>
        </Stack>
      </Row>
      <div className={classes.amount}>
        <div className={classes.marks}>
          <ReceiptMarks receipt={receipt} mark={mark} language={language} />
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
    <Row as="header" gap={[1, 3]} align="center" wraps className={classes.head}>
      <QistMark size={46} />
      <Stack align="start" className={`${classes.lender} ${classes.small}`}>
        <PaperText phrase={lender.name} language={language} className={classes.name} />
        <span>
          <PaperText phrase={branch.city} language={language} />
          {lender.licenceNumber !== null && (
            <>
              {' · '}
              <PaperText phrase={messages.licence} language={language} /> <Ltr>{lender.licenceNumber}</Ltr>
            </>
          )}
        </span>
        <Ltr>{formatStoredPhone(branch.phone)}</Ltr>
      </Stack>
      <Stack align="end" className={classes.small}>
        <PaperText phrase={lender.name} language={other} className={classes.name} />
        <PaperText phrase={messages.tagline} language={other} />
      </Stack>
    </Row>
  );
}

/** A receipt can be checked by anyone; a voucher is signed by its receiver. */
function Foot({ receipt, language }: PartProps) {
  const other = otherLanguage(language);
  const { checkAddress, scanAddress } = receipt;
  return (
    <>
      <Row gap={[2, 3]} align="center" wraps className={classes.foot}>
        {checkAddress === null || scanAddress === null ? (
          <Stack as="p" align="center" className={`${classes.receiver} ${classes.small}`}>
            <PaperText phrase={messages.receiverSignature} language={language} />
            <PaperText phrase={messages.receiverSignature} language={other} />
          </Stack>
        ) : (
          <>
            <QrCode text={scanAddress} label={messages.check[language]} size={116} />
            <Stack align="start" className={classes.check}>
              <Text as={PaperText} weight={600} phrase={messages.check} language={language} />
              <PaperText phrase={messages.check} language={other} />
              <Ltr className={classes.address}>{shownAddress(checkAddress)}</Ltr>
            </Stack>
          </>
        )}
        <Stack as="p" align="center" className={`${classes.signature} ${classes.small}`}>
          <PaperText phrase={messages.signature} language={language} />
          <PaperText phrase={messages.signature} language={other} />
        </Stack>
      </Row>
      <Row as="footer" gap={[0, 3]} align="center" justify="space-between" wraps className={classes.proof}>
        <strong>
          <Ltr>{formatPercent(0)}</Ltr>
        </strong>
        <PaperText phrase={messages.proof} language={language} />
        <PaperText phrase={messages.proof} language={other} />
        <span>
          <PaperText phrase={messages.complain} language={language} />{' '}
          <Ltr>{complaintsAddress(receipt.lender.siteHost, language)}</Ltr>
        </span>
      </Row>
    </>
  );
}

/** In the form in which it is typed. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
