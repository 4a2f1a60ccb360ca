import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { messages, wroteAgain } from './request-panel.messages.ts';
import classes from './request-writing.module.css';

interface RequestWritingProps {
  readonly request: Pick<ContactRequest, 'message' | 'notes' | 'alsoWrote'>;
}

/** The visitor's own sentences, also those of requests that were merged into this one. */
export function RequestWriting({ request: { message, notes, alsoWrote } }: RequestWritingProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <>
      <Writing title={pick(messages.message)} text={message} />
      <Writing title={pick(messages.notes)} text={notes} />
      {alsoWrote.map((other) => (
        <Writing
          key={other.id}
          title={pick(wroteAgain)(other.fullName, formatMoment(instantOf(other.receivedAt), language, now))}
          text={[other.message, other.notes, other.address].filter((text) => text !== null).join('\n')}
        />
      ))}
    </>
  );
}

interface WritingProps {
  readonly title: string;
  readonly text: string | null;
}

function Writing({ title, text }: WritingProps) {
  if (text === null) return null;
  return (
    <>
      <h3>{title}</h3>
      <p className={classes.writing}>
        <WrittenText>{text}</WrittenText>
      </p>
    </>
  );
}
