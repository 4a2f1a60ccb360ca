import { Link } from 'react-router';
import type { MessageContent, OpenMessage } from '#contract/lending/messages/messages.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { type Fact, Facts } from '#web/office/kit/record/facts.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { templateNames } from '../../ground/labels/message-names.messages.ts';
import { messages as list, wayOf } from '../messages.messages.ts';
import { messages, wordsText } from './open-message.messages.ts';

interface MessageFactsProps {
  readonly message: OpenMessage;
}

/** The reason for a message, its words, its way and its cost, and the agreement that it is about. */
export function MessageFacts({ message }: MessageFactsProps) {
  const pick = usePick();
  const area = useArea();
  const { template, channel, parts, cost, tries, city, content } = message;
  const { customerId, agreementId, agreementNumber } = message;
  const facts: (Fact | false)[] = [
    {
      label: pick(list.template),
      value: (
        <FactLine>
          {pick(templateNames[template])}
          {content !== null && <WordsLink template={template} content={content} />}
        </FactLine>
      ),
    },
    channel !== null && {
      label: pick(list.way),
      value: (
        <FactLine>
          {pick(wayOf)(channel, parts ?? 1)}
          {cost !== null && <Money amount={cost} />}
        </FactLine>
      ),
    },
    tries > 1 && { label: pick(messages.tries), value: <Ltr>{formatCount(tries)}</Ltr> },
    customerId !== null && {
      label: pick(messages.agreement),
      value: (
        <FactLine>
          <Link to={`${area.customerBalance(customerId)}?agreement=${agreementId}`}>
            <Code>{agreementNumber ?? ''}</Code>
          </Link>
          {pick(city)}
        </FactLine>
      ),
    },
    customerId === null && { label: pick(list.branch), value: pick(city) },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}

interface WordsLinkProps {
  readonly template: OpenMessage['template'];
  readonly content: MessageContent;
}

/** The language of the words and their version; a superadmin opens the words in force. */
function WordsLink({ template, content: { language, version } }: WordsLinkProps) {
  const pick = usePick();
  const area = useArea();
  const mayManage = useMay('settings.manage');
  const text = pick(wordsText)(pick(messages[language]), version);
  return mayManage ? <Link to={area.editMessageWords(template)}>{text}</Link> : text;
}
