import { type MouseEvent, useRef, useState } from 'react';
import { directionOf, type Language } from '#domain/language.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Field } from '#web/office/kit/form/fields/field.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { ButtonKey } from '#web/office/kit/ui/keys.tsx';
import { telephoneLink, whatsAppMessageLink } from '#web/outside-links.ts';
import { OpenHours } from '#web/ui/open-hours.tsx';
import { messages } from './contact.messages.ts';
import classes from './reach-customer.module.css';
import { useLogOpened } from './use-log-opened.ts';
import { useOutsideHours } from './use-outside-hours.ts';

const reasonLengthMax = 300;

/** By call and message, or only by message when there is nothing to discuss. */
export type ContactWays = 'call and message' | 'message';

interface ReachCustomerProps {
  /** The agreement that the call or message is about. */
  readonly agreementId: string;
  /** The owner of the phone, if it is not the customer. */
  readonly guarantorId?: string | null;
  /** Null for a customer without a mobile. */
  readonly phone: string | null;
  /** The opening text in WhatsApp, in the customer's language. */
  readonly text: string;
  readonly language: Language;
  /** False for a customer who wants no messages. */
  readonly takesMessages: boolean;
  readonly ways: ContactWays;
}

/**
 * Call and WhatsApp, to the customer or a guarantor. Each opening is logged. Outside the contact hours the reader must first give
 * a reason.
 */
export function ReachCustomer(props: ReachCustomerProps) {
  const { agreementId, guarantorId = null, phone, text, language, takesMessages, ways } = props;
  const pick = usePick();
  const readersLanguage = useLanguage();
  const number = parsePhone(phone ?? '');
  const hours = useOutsideHours();
  const [reason, setReason] = useState('');
  const reasonField = useRef<HTMLInputElement>(null);
  const { logOpened, failure } = useLogOpened(agreementId);

  function open(channel: 'call' | 'whatsapp') {
    return (event: MouseEvent) => {
      const outsideHoursReason = hours === null ? null : reason.trim();
      if (outsideHoursReason === '') {
        event.preventDefault();
        reasonField.current?.focus();
        return;
      }
      logOpened({ channel, guarantorId, outsideHoursReason });
    };
  }

  if (ways === 'message' && (number === null || !takesMessages)) return null;
  if (number === null) return <Text tone="muted">{pick(messages.noMobile)}</Text>;
  return (
    <Stack gap={3} className={classes.reach}>
      {hours !== null && (
        <Banner tone="warning" title={pick(messages.outsideHours)}>
          <p>
            {pick(messages.outsideHoursText)} <OpenHours language={readersLanguage} {...hours} />
          </p>
          <Field
            ref={reasonField}
            label={pick(messages.reason)}
            value={reason}
            maxLength={reasonLengthMax}
            dir="auto"
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Banner>
      )}
      <Stack
        as="blockquote"
        lang={language}
        dir={directionOf(language)}
        pad={[3, 4]}
        size={3}
        className={classes.text}
      >
        <span>
          <UnbrokenNumbers>{text}</UnbrokenNumbers>
        </span>
      </Stack>
      <Grid column="8.75rem" gap={3}>
        {ways === 'call and message' && (
          <Button
            as="a"
            href={telephoneLink(number)}
            size="lg"
            leftSection={<PhoneIcon />}
            rightSection={<ButtonKey>C</ButtonKey>}
            aria-keyshortcuts="C"
            onClick={open('call')}
          >
            {pick(messages.call)}
          </Button>
        )}
        {takesMessages && (
          <Button
            as="a"
            href={whatsAppMessageLink(number, text)}
            target="_blank"
            rel="noreferrer"
            size="lg"
            variant="default"
            leftSection={<WhatsAppIcon />}
            rightSection={<ButtonKey>W</ButtonKey>}
            aria-keyshortcuts="W"
            onClick={open('whatsapp')}
          >
            {pick(messages.whatsApp)}
          </Button>
        )}
      </Grid>
      <Text size={2} tone="muted">
        {pick(takesMessages ? messages.opens : messages.noMessages)}
      </Text>
      {failure !== null && (
        <div role="alert">
          <Banner tone="bad" title={pick(messages.notLogged)}>
            <p>{failure.message}</p>
          </Banner>
        </div>
      )}
    </Stack>
  );
}

/** Splits off parts with a hyphen between digits: the numbers of agreements, receipts and phones. */
const hyphenatedNumber = /(\S*\d-\d\S*)/u;

/** A text whose numbers are never broken at the end of a line. */
function UnbrokenNumbers({ children }: { readonly children: string }) {
  return children.split(hyphenatedNumber).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={index} className={classes.number}>
        {part}
      </span>
    ),
  );
}
