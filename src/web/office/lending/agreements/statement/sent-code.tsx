import type { CodeMessage } from '#contract/lending/consents/consents.ts';
import { formatTime, instantOf } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { messageReasonNames } from '../../ground/labels/message-names.messages.ts';
import { codeArrived, codeSent, messages } from './sent-code.messages.ts';

interface SentCodeProps {
  /** Null while the product sends it. */
  readonly sent: CodeMessage | null;
}

/** The message with a code, as far as its provider has told. Nothing of it is said to have arrived that is not known. */
export function SentCode({ sent }: SentCodeProps) {
  const pick = usePick();
  const language = useLanguage();
  if (sent === null || sent.state === 'queued')
    return (
      <Text role="status" tone="muted">
        {pick(messages.sending)}
      </Text>
    );
  const { state, reason } = sent;
  const until = formatTime(instantOf(sent.expiresAt), language);
  if (state === 'not_known')
    return (
      <div role="alert">
        <Banner tone="warning" title={pick(messages.notKnown)}>
          <p>{pick(messages.notKnownNext)}</p>
        </Banner>
      </div>
    );
  if (state === 'failed' || state === 'dropped')
    return (
      <div role="alert">
        <Banner tone="bad" title={pick(messages.failed)}>
          {reason !== null && <p>{pick(messageReasonNames[reason])}</p>}
          <p>{pick(messages.failedNext)}</p>
        </Banner>
      </div>
    );
  return (
    <div role="status">
      <Banner tone="good" title={pick(state === 'sent' ? codeSent : codeArrived)(until)} />
    </div>
  );
}
