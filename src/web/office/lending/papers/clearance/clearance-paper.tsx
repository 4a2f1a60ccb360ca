import type { Clearance, ClearanceCertificate } from '#contract/lending/clearance/clearance.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { directionOf, type Language } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDate, instantOf } from '#web/format/date-time.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { otherLanguage } from '../../ground/sheet/other-language.ts';
import { PaperAmount } from '../../ground/sheet/paper-amount.tsx';
import { PaperNote, PaperSheet } from '../../ground/sheet/paper-sheet.tsx';
import type { OpenedAgreement } from '../print-agreement.tsx';
import { shownAddress } from '../receipt/receipt-sheet.tsx';
import { editionOf, messages } from './clearance.messages.ts';
import classes from './clearance-paper.module.css';

interface ClearancePaperProps {
  readonly opened: OpenedAgreement;
  readonly clearance: Clearance;
  readonly certificate: ClearanceCertificate;
  /** The language that comes first. The other one follows, for a bank or a family that reads only that. */
  readonly language: Language;
}

/** The certificate on one sheet of A4, in both languages, with the code by which anyone checks it. */
export function ClearancePaper({ opened, clearance, certificate, language }: ClearancePaperProps) {
  const { subject } = opened;
  const issuedOn = formatDate(businessDateOf(instantOf(certificate.issuedAt)), language);
  return (
    <PaperSheet
      subject={subject}
      title={messages.title}
      edition={editionOf[language](certificate.number, issuedOn, certificate.city[language])}
      language={language}
    >
      <Words opened={opened} clearance={clearance} language={language} />
      <Facts opened={opened} clearance={clearance} language={language} />
      <OtherWords opened={opened} clearance={clearance} language={otherLanguage(language)} />
      <Row gap={[2, 3]} align="end" wraps className={classes.foot}>
        <QrCode text={certificate.checkAddress} label={messages.check[language]} size={116} />
        <Stack align="start" className={classes.check}>
          <Text weight={600}>{messages.check[language]}</Text>
          <Text size={2}>
            <Ltr>{shownAddress(certificate.checkAddress)}</Ltr>
          </Text>
        </Stack>
        <Text size={1} className={classes.signature}>
          {messages.signature[language]}
        </Text>
      </Row>
      <PaperNote lender={subject.lender} language={language} />
    </PaperSheet>
  );
}

type PartProps = Pick<ClearancePaperProps, 'opened' | 'clearance' | 'language'>;

function Words({ opened, clearance, language }: PartProps) {
  const { guarantors } = opened.agreement;
  return (
    <>
      <Text size={4}>{messages[clearance.relief > 0 ? 'partWaived' : 'allPaid'][language]}</Text>
      {guarantors.length > 0 && (
        <section>
          <p>{messages.released[language]}</p>
          <ul className={classes.guarantors}>
            {guarantors.map(({ id, ...guarantor }) => (
              <li key={id}>
                <bdi>{pickWritten(guarantor.fullName, language)}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Facts({ opened, clearance: { relief, clearedOn }, language }: PartProps) {
  const { price } = opened.agreement;
  const facts = [
    { label: messages.price, value: <PaperAmount amount={price} /> },
    ...(relief === 0 ? [] : [{ label: messages.relief, value: <PaperAmount amount={relief} /> }]),
    { label: messages.paid, value: <PaperAmount amount={price - relief} /> },
    ...(clearedOn === null
      ? []
      : [{ label: messages.clearedOn, value: formatDate(calendarDate(clearedOn), language) }]),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label.en}>
          <dt>{label[language]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same in the other language, with its own name of the customer. */
function OtherWords({ opened, clearance, language }: PartProps) {
  const { customer, agreementNumber } = opened.subject;
  return (
    <Stack gap={2} lang={language} dir={directionOf(language)} className={classes.other}>
      <Text as="h3" size={4} weight={600}>
        {messages.title[language]}
      </Text>
      <p>
        <bdi>{pickWritten(customer.fullName, language)}</bdi> · <Ltr>{customer.cnicMasked}</Ltr> ·{' '}
        <Ltr>{agreementNumber}</Ltr>
      </p>
      <Words opened={opened} clearance={clearance} language={language} />
    </Stack>
  );
}
