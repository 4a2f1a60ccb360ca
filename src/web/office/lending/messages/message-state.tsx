import type { Message } from '#contract/lending/messages/messages.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { messageReasonNames } from '../ground/labels/message-names.messages.ts';
import classes from './message-state.module.css';
import { messageStateNames } from './messages.messages.ts';

type Step = 'done' | 'failed' | 'unknown' | 'to_come';

/** The four steps: queued, sent, delivered, read. */
const stepsOf: Readonly<Record<Message['state'], readonly [Step, Step, Step, Step]>> = {
  queued: ['done', 'to_come', 'to_come', 'to_come'],
  dropped: ['to_come', 'to_come', 'to_come', 'to_come'],
  not_known: ['done', 'unknown', 'to_come', 'to_come'],
  sent: ['done', 'done', 'to_come', 'to_come'],
  failed: ['done', 'failed', 'to_come', 'to_come'],
  delivered: ['done', 'done', 'done', 'to_come'],
  read: ['done', 'done', 'done', 'done'],
};

const tones: Readonly<Partial<Record<Message['state'], 'bad' | 'warning' | 'muted'>>> = {
  failed: 'bad',
  not_known: 'warning',
  dropped: 'muted',
};

/** The state of a message: in steps, in a word, and with the reason if it came no further. */
export function MessageState({ state, reason }: Pick<Message, 'state' | 'reason'>) {
  const pick = usePick();
  return (
    <>
      <Row as="span" gap={[1, 2]} align="center" wraps className={classes.state}>
        <span className={classes.steps} aria-hidden="true">
          {stepsOf[state].map((step, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the four steps are always the same
            <span key={place} className={classes.step} data-is={step} />
          ))}
        </span>
        <Text as="span" tone={tones[state]}>
          {pick(messageStateNames[state])}
        </Text>
      </Row>
      {reason !== null && <SecondLine>{pick(messageReasonNames[reason])}</SecondLine>}
    </>
  );
}
