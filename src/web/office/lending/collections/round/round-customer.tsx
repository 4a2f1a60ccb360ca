import type { MouseEvent } from 'react';
import { collectionEndpoints, type DueListItem } from '#contract/lending/collections.ts';
import { directionOf } from '#domain/language.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import { telephoneLink, whatsAppMessageLink } from '#web/outside-links.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages as contactMessages } from '../../ground/contact/contact.messages.ts';
import { useLogOpened } from '../../ground/contact/use-log-opened.ts';
import { useOutsideHours } from '../../ground/contact/use-outside-hours.ts';
import { ContactLine, KeptPromises, LateBadge, PromiseState } from '../due/due-state.tsx';
import { dueText } from '../due/due-text.ts';
import { ResultFields } from '../result/result-fields.tsx';
import { type ResultForm, useResultForm } from '../result/use-result-form.ts';
import { messages } from './round.messages.ts';
import classes from './round-customer.module.css';

/** The contacts that the caller sees before the call. */
const contactsShown = 3;

interface RoundCustomerProps {
  readonly item: DueListItem;
  readonly onSaved: () => void;
}

/** One customer of the round: the amount, the last contacts, the phone, the ready message, and the result. */
export function RoundCustomer({ item, onSaved }: RoundCustomerProps) {
  const pick = usePick();
  const { agreementId, dueNow } = item;
  const form = useResultForm({ agreementId, guarantorId: null, amount: dueNow || null, onSaved });
  return (
    <div className={classes.customer}>
      <PanelForm
        form={form}
        verb={messages.save}
        verbWhileSending={messages.saving}
        refused={messages.refused}
      >
        <Row gap={[1, 3]} align="center" wraps>
          <Text as="span" size={5} weight={600}>
            <span className="visually-hidden">{pick(messages.dueNow)}: </span>
            <Money amount={dueNow} />
          </Text>
          <LateBadge item={item} />
          <PromiseState item={item} />
          <KeptPromises item={item} />
        </Row>
        <LastContacts agreementId={agreementId} />
        <Reach item={item} form={form} />
        <ResultFields form={form} />
      </PanelForm>
    </div>
  );
}

function LastContacts({ agreementId }: Pick<DueListItem, 'agreementId'>) {
  const pick = usePick();
  const { data } = useEndpoint(collectionEndpoints.getCollectionLog, { params: { id: agreementId } });
  if (data === undefined || data.contacts.length === 0) return null;
  return (
    <Stack as="ul" size={2} tone="muted" aria-label={pick(messages.lastContacts)}>
      {data.contacts.slice(0, contactsShown).map((contact) => (
        <li key={contact.id}>
          <ContactLine contact={contact} />
        </li>
      ))}
    </Stack>
  );
}

interface ReachProps {
  readonly item: DueListItem;
  readonly form: ResultForm;
}

/** The phone and the ready message. Outside the contact hours neither opens before the form has a reason. */
function Reach({ item, form }: ReachProps) {
  const pick = usePick();
  const lender = useLender();
  const isOutside = useOutsideHours() !== null;
  const { logOpened, failure } = useLogOpened(item.agreementId);
  const { phone, language, takesMessages } = item;
  const number = parsePhone(phone ?? '');
  if (number === null || phone === null) return <Text tone="muted">{pick(plainWords.noMobile)}</Text>;

  const text = dueText(item, lender.name);
  const open = (channel: 'call' | 'whatsapp') => (event: MouseEvent) => {
    form.edit('channel', channel);
    const reason = form.values.outsideHoursReason?.trim() || null;
    if (!isOutside || reason !== null) {
      logOpened({ channel, outsideHoursReason: isOutside ? reason : null });
      return;
    }
    event.preventDefault();
    document.getElementById(form.idOf('outsideHoursReason'))?.focus();
  };
  return (
    <Stack gap={2}>
      <Row gap={2} wraps>
        <Button
          as="a"
          href={telephoneLink(number)}
          size="lg"
          aria-keyshortcuts="C"
          className={classes.call}
          leftSection={<PhoneIcon />}
          onClick={open('call')}
        >
          <span className="visually-hidden">{pick(messages.call)} </span>
          <Ltr>{formatStoredPhone(phone)}</Ltr>
        </Button>
        {takesMessages && (
          <Button
            as="a"
            href={whatsAppMessageLink(number, text)}
            target="_blank"
            rel="noreferrer"
            size="lg"
            aria-keyshortcuts="W"
            variant="default"
            leftSection={<WhatsAppIcon />}
            onClick={open('whatsapp')}
          >
            {pick(messages.whatsApp)}
          </Button>
        )}
      </Row>
      {takesMessages ? (
        <Text lang={language} dir={directionOf(language)} size={2} tone="muted" className={classes.text}>
          {text}
        </Text>
      ) : (
        <Text size={2} tone="muted">
          {pick(contactMessages.noMessages)}
        </Text>
      )}
      {failure !== null && (
        <Text role="alert" tone="bad">
          {failure.message}
        </Text>
      )}
    </Stack>
  );
}
