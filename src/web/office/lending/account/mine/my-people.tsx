import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MyAccount } from '#contract/lending/my-account.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { telephoneLink, whatsAppMessageLink } from '#web/outside-links.ts';
import { OpenHours } from '#web/ui/open-hours.tsx';
import { ofBranch } from '../account.messages.ts';
import { greetingText, messages } from './my-account.messages.ts';
import classes from './my-people.module.css';

interface MyPeopleProps {
  readonly account: MyAccount;
}

/** The people to call or write to: the officer, and the branch when it is open. */
export function MyPeople({ account }: MyPeopleProps) {
  const pick = usePick();
  const language = useLanguage();
  const { officer, branch } = account;
  const text = useGreetingText(account);
  return (
    <Section
      title={pick(messages.people)}
      actions={<Link to={useArea().myComplaints()}>{pick(messages.complain)}</Link>}
    >
      <ul>
        {officer !== null && (
          <Person
            name={pick(officer.name)}
            lines={[pick(messages.yourOfficer)]}
            phone={officer.phone ?? branch.phone}
            text={text}
          />
        )}
        <Person
          name={pick(ofBranch)(pick(branch.city))}
          lines={[
            pick(branch.address),
            <OpenHours key="hours" language={language} opensAt={branch.opensAt} closesAt={branch.closesAt} />,
          ]}
          phone={branch.phone}
          text={text}
        />
      </ul>
    </Section>
  );
}

/** The ready text names the customer and the agreements, so that the branch need not ask. */
function useGreetingText({ fullName, agreements }: MyAccount): string {
  const pick = usePick();
  const language = useLanguage();
  const name = pickWritten(fullName, language);
  return pick(greetingText)(name, agreements.map(({ number }) => number).join(', '));
}

interface PersonProps {
  readonly name: string;
  readonly lines: readonly ReactNode[];
  readonly phone: string;
  readonly text: string;
}

function Person({ name, lines, phone, text }: PersonProps) {
  const pick = usePick();
  const number = parsePhone(phone);
  return (
    <Row as="li" gap={3} align="center" wraps pad={[3, 0]} className={classes.person}>
      <Avatar name={name} shape="circle" />
      <Stack as="span" className={classes.who}>
        <Text as="bdi" weight={600}>
          {name}
        </Text>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one person never change places
          <Text as="span" size={3} tone="muted" key={index}>
            {line}
          </Text>
        ))}
      </Stack>
      {number !== null && (
        <Row as="span" gap={2} wraps>
          <Button as="a" variant="default" href={telephoneLink(number)} leftSection={<PhoneIcon />}>
            {pick(messages.call)}
            <span className="visually-hidden">{`: ${name}`}</span>
          </Button>
          <Button
            as="a"
            variant="default"
            href={whatsAppMessageLink(number, text)}
            target="_blank"
            rel="noreferrer"
            leftSection={<WhatsAppIcon />}
          >
            {pick(messages.whatsApp)}
            <span className="visually-hidden">{`: ${name}`}</span>
          </Button>
        </Row>
      )}
    </Row>
  );
}
