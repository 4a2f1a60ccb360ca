import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { formTypeTitles } from '../contact-requests.messages.ts';
import { messages } from '../request-panel.messages.ts';
import { RequestWriting } from '../request-writing.tsx';

interface RequestBesideProps {
  readonly id: string;
}

/** The visitor's words and the notes of colleagues, beside the form of the customer that the visitor becomes. */
export function RequestBeside({ id }: RequestBesideProps) {
  const pick = usePick();
  const { data: request } = useEndpoint(contactRequestEndpoints.getContactRequest, { params: { id } });
  if (request === undefined) return null;
  const { formType, fullName, phone, address, visit, events } = request;
  const place = visit?.address ?? address;
  const noted = events.filter(({ note }) => note !== null);
  return (
    <Stack
      as="aside"
      gap={2}
      pad={[4, 5]}
      className={panel.panel}
      aria-label={pick(formTypeTitles[formType])}
    >
      <h2>{pick(formTypeTitles[formType])}</h2>
      <Facts
        facts={[
          { label: pick(messages.visitor), value: <WrittenText>{fullName}</WrittenText> },
          { label: pick(messages.phone), value: <Ltr>{formatStoredPhone(phone)}</Ltr> },
          ...(place === null
            ? []
            : [{ label: pick(messages.address), value: <WrittenText>{place}</WrittenText> }]),
        ]}
      />
      <RequestWriting request={request} />
      {noted.length > 0 && (
        <>
          <h3>{pick(messages.noted)}</h3>
          <ul>
            {noted.map((event) => (
              <li key={event.id}>
                <WrittenText>{event.note ?? ''}</WrittenText>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
