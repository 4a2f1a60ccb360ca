import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Agreement } from '#contract/lending/agreements.ts';
import { consentEndpoints, type NewConsentCode } from '#contract/lending/consents/consents.ts';
import type { Customer } from '#contract/lending/customers.ts';
import { directionOf } from '#domain/language.ts';
import type { ConsentCodeWay } from '#domain/lending/agreements/consent/consent-code.ts';
import type { MessageChannel } from '#domain/lending/messages/message-template.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { formatTime, instantOf } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import type { FieldOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { PrintIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { whatsAppMessageLink } from '#web/outside-links.ts';
import classes from './consent-code-fields.module.css';
import { SentCode } from './sent-code.tsx';
import { codeLetter, codeMade, messages } from './statement.messages.ts';

interface ConsentCodeFieldsProps {
  readonly agreement: Agreement;
  readonly customer: Customer;
  readonly field: FieldOf<string | null, string>;
}

/** The answer of a provider, and reports that it is on the phone, come within seconds. */
const askAgainMs = 3_000;

/** Makes a code for the customer, sends or prints it, and takes what the customer reads back. The code itself is not on the screen. */
export function ConsentCodeFields({ agreement, customer, field }: ConsentCodeFieldsProps) {
  const pick = usePick();
  const { id, termsVersion } = agreement;
  const make = useAction(consentEndpoints.makeConsentCode);
  const [made, setMade] = useState<NewConsentCode | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { data: kept } = useEndpoint(
    consentEndpoints.getConsentCode,
    { params: { id } },
    { refetchInterval: askAgainMs },
  );
  const phone = customer.takesMessages ? parsePhone(customer.phone ?? '') : null;
  const makeFor = (way: ConsentCodeWay) => () => {
    setIsSending(way === 'message');
    void make.run({ params: { id }, body: { termsVersion, way } }, ({ data }) => setMade(data));
  };
  const isUnderWay = make.isRunning && isSending;
  return (
    <Stack gap={3}>
      <Text tone="muted">{pick(phone === null ? messages.noCodeMessages : messages.codeLead)}</Text>
      <Row gap={2} wraps>
        {phone !== null && kept !== undefined && <MessageButton by={kept.by} makeFor={makeFor} />}
        <Button
          variant="default"
          size="lg"
          leftSection={<PrintIcon size={18} />}
          onClick={makeFor('printed')}
        >
          {pick(messages.makeToPrint)}
        </Button>
      </Row>
      {make.failure !== null && (
        <div role="alert">
          <Banner tone="bad" title={pick(messages.codeNotMade)}>
            <p>{make.failure.message}</p>
          </Banner>
        </div>
      )}
      {(isUnderWay || kept?.sent) && <SentCode sent={isUnderWay ? null : (kept?.sent ?? null)} />}
      {!isUnderWay && made?.code != null && (
        <MadeCode key={made.code} code={made.code} made={made} agreement={agreement} customer={customer} />
      )}
      <TextField {...field} isRequired isCode inputMode="numeric" lengthMax={40} />
    </Stack>
  );
}

interface MessageButtonProps {
  readonly by: 'hand' | MessageChannel;
  readonly makeFor: (way: ConsentCodeWay) => () => void;
}

/** The button for a code in a message: opened by hand, or sent by the provider. */
function MessageButton({ by, makeFor }: MessageButtonProps) {
  const pick = usePick();
  const words = {
    hand: messages.makeForWhatsApp,
    whatsapp: messages.sendByWhatsApp,
    sms: messages.sendBySms,
  };
  return (
    <Button
      variant="default"
      size="lg"
      leftSection={by === 'sms' ? <PhoneIcon /> : <WhatsAppIcon />}
      onClick={makeFor(by === 'hand' ? 'whatsapp' : 'message')}
    >
      {pick(words[by])}
    </Button>
  );
}

interface MadeCodeProps extends Pick<ConsentCodeFieldsProps, 'agreement' | 'customer'> {
  readonly code: string;
  readonly made: NewConsentCode;
}

/** The one way out of a code that was just made: a message, or a slip that is only on paper. */
function MadeCode({ code, made, agreement, customer }: MadeCodeProps) {
  const pick = usePick();
  const read = useLanguage();
  const [isPrinting, setIsPrinting] = useState(false);
  const { data: lender } = useEndpoint(authAddresses.getLender, {}, { staleTime: 300_000 });
  useEffect(() => {
    const end = () => setIsPrinting(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const { language } = customer;
  const expiresAt = instantOf(made.expiresAt);
  const phone = parsePhone(customer.phone ?? '');
  if (lender === undefined) return null;
  const letter = codeLetter[language]({
    lender: lender.name[language],
    number: agreement.number,
    code,
    version: agreement.termsVersion,
    time: formatTime(expiresAt, language),
  });
  function print() {
    // The slip must be in the document before the browser lays out the paper.
    flushSync(() => setIsPrinting(true));
    window.print();
  }
  return (
    <div role="status">
      <Banner
        tone="good"
        title={pick(codeMade)(formatTime(expiresAt, read))}
        action={
          made.way === 'whatsapp' && phone !== null ? (
            <Button
              as="a"
              variant="default"
              size="lg"
              leftSection={<WhatsAppIcon />}
              href={whatsAppMessageLink(phone, letter)}
              target="_blank"
              rel="noreferrer"
            >
              {pick(messages.sendCode)}
            </Button>
          ) : (
            <Button variant="default" size="lg" leftSection={<PrintIcon size={18} />} onClick={print}>
              {pick(messages.printCode)}
            </Button>
          )
        }
      />
      {isPrinting && (
        <div className={classes.slip} data-slip lang={language} dir={directionOf(language)}>
          <Text size={7} weight={600}>
            <Code>{code}</Code>
          </Text>
          <Text size={4}>{letter}</Text>
        </div>
      )}
    </div>
  );
}
