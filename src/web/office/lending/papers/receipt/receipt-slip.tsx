import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { complaintsAddress } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { otherLanguage } from '../../ground/sheet/other-language.ts';
import { PaperAmount } from '../../ground/sheet/paper-amount.tsx';
import { PaperText } from '../../ground/sheet/paper-text.tsx';
import { messages, titles } from './receipt.messages.ts';
import { receiptLines } from './receipt-lines.tsx';
import { ReceiptMarks, type ReceiptPaperProps } from './receipt-marks.tsx';
import { shownAddress } from './receipt-sheet.tsx';
import classes from './receipt-slip.module.css';

/** A receipt or voucher on a roll of 80 mm: black on white, parted by dashes, because the printer at the counter knows no gray. */
export function ReceiptSlip({ receipt, language, mark }: ReceiptPaperProps) {
  const { lender, branch, checkAddress, scanAddress } = receipt;
  const other = otherLanguage(language);
  const words = amountInWords(rupees(receipt.amount));
  return (
    <div className={classes.slip}>
      <Stack as="header" align="center" className={classes.centred}>
        <PaperText phrase={lender.name} language={language} className={classes.name} />
        <PaperText phrase={lender.name} language={other} className={classes.name} />
        <span>
          <PaperText phrase={branch.city} language={language} /> ·{' '}
          <Ltr>{formatStoredPhone(branch.phone)}</Ltr>
        </span>
        {lender.licenceNumber !== null && (
          <span>
            <PaperText phrase={messages.licence} language={language} /> <Ltr>{lender.licenceNumber}</Ltr>
          </span>
        )}
      </Stack>
      <Row gap={3} justify="space-between">
        <Stack>
          <PaperText phrase={titles[receipt.series]} language={language} />
          <Ltr className={classes.number}>{receipt.number}</Ltr>
        </Stack>
        <Stack align="end">
          <PaperText phrase={titles[receipt.series]} language={other} />
          <span>{formatDate(receipt.valuedOn, language)}</span>
        </Stack>
      </Row>
      <ReceiptMarks receipt={receipt} mark={mark} language={language} />
      <Stack align="center" className={classes.centred}>
        <p className={classes.figure}>
          <PaperAmount amount={receipt.amount} />
        </p>
        <PaperText phrase={words} language={language} />
        <PaperText phrase={words} language={other} />
      </Stack>
      <dl>
        {receiptLines(receipt, language).map(({ label, value }) => (
          <Row
            key={label.en}
            gap={[0, 2]}
            align="center"
            justify="space-between"
            wraps
            className={classes.line}
          >
            <dt>
              <PaperText phrase={label} language={language} /> <PaperText phrase={label} language={other} />
            </dt>
            <dd>{value}</dd>
          </Row>
        ))}
      </dl>
      <Stack align="center" className={classes.centred}>
        {checkAddress === null || scanAddress === null ? (
          <Stack as="p" align="center" className={classes.receiver}>
            <PaperText phrase={messages.receiverSignature} language={language} />
            <PaperText phrase={messages.receiverSignature} language={other} />
          </Stack>
        ) : (
          <>
            <QrCode text={scanAddress} label={messages.check[language]} size={150} />
            <Text as={Ltr} weight={600}>
              {shownAddress(checkAddress)}
            </Text>
            <PaperText phrase={messages.check} language={language} />
            <PaperText phrase={messages.check} language={other} />
          </>
        )}
      </Stack>
      <Stack as="footer" align="center" className={classes.centred}>
        <PaperText phrase={messages.proof} language={language} />
        <PaperText phrase={messages.proof} language={other} />
        <PaperText phrase={messages.complain} language={language} />
        <Ltr>{complaintsAddress(lender.siteHost, language)}</Ltr>
      </Stack>
    </div>
  );
}
