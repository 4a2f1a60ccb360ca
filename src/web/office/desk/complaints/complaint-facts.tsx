import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Complaint } from '#contract/desk/complaints.ts';
import { complaintSourceNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { languageWords } from '#contract/fields/plain-choices.messages.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCalendarDay, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { genderNames } from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages } from './complaints.messages.ts';

/** The facts about a complaint that are known. */
export function ComplaintFacts({ complaint }: { readonly complaint: Complaint }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  const { customer, handler, about, fullName, phone, gender, aboutName, receiptNumber, enteredByName } =
    complaint;
  const day = (date: string) => formatCalendarDay(date, language, now);
  const all: Partial<Record<keyof typeof messages, ReactNode>> = {
    receivedOn: formatMoment(instantOf(complaint.receivedAt), language, now),
    source: pick(complaintSourceNames[complaint.source]),
    branch: pick(complaint.branch.city),
    complainant:
      fullName === null ? (
        complaint.isNameHidden && pick(messages.nameHidden)
      ) : (
        <WrittenText>{fullName}</WrittenText>
      ),
    customer: customer && (
      <Link to={area.customerBalance(customer.id)}>{pickWritten(customer.fullName, language)}</Link>
    ),
    phone: phone && <CustomerPhone phone={phone} />,
    gender: gender && pick(genderNames[gender]),
    language: pick(languageWords[complaint.language]),
    receiptNumber: receiptNumber && <Code>{receiptNumber}</Code>,
    aboutName: aboutName && <WrittenText>{aboutName}</WrittenText>,
    about: about && <bdi>{pick(about.name)}</bdi>,
    enteredBy: enteredByName && <bdi>{pick(enteredByName)}</bdi>,
    handler: handler === null ? pick(messages.nobody) : <bdi>{pick(handler.name)}</bdi>,
    firstWord: day(complaint.acknowledgeBy),
    answerBy: day(complaint.answerBy),
    executiveAfter: day(complaint.executiveAfter),
  };
  const facts = Object.entries(all).flatMap(([name, value]) =>
    value ? { label: pick(messages[name as keyof typeof messages]), value } : [],
  );
  return (
    <Section title={pick(messages.facts)}>
      <Facts facts={facts} />
    </Section>
  );
}
