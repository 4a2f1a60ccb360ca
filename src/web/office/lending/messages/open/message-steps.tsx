import type { ComponentType } from 'react';
import type { MessageStep, OpenMessage } from '#contract/lending/messages/messages.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { CheckIcon, ClockIcon, CloseIcon } from '#web/office/kit/ui/office-icons.tsx';
import { DottedCircleIcon, EyeIcon } from '#web/office/kit/ui/state-icons.tsx';
import type { IconProps } from '#web/ui/icon.tsx';
import { messageReasonNames } from '../../ground/labels/message-names.messages.ts';
import { messageChannelNames, messageStateNames } from '../messages.messages.ts';
import classes from './message-steps.module.css';
import { failedFor, messages, sentBy } from './open-message.messages.ts';
import { SentIcon } from './sent-icon.tsx';
import { stepsToCome } from './steps-to-come.ts';

const stepIcons: Readonly<Record<MessageStep['state'], ComponentType<IconProps>>> = {
  queued: ClockIcon,
  dropped: CloseIcon,
  not_known: DottedCircleIcon,
  sent: SentIcon,
  failed: CloseIcon,
  delivered: CheckIcon,
  read: EyeIcon,
};

const stepTones: Readonly<Partial<Record<MessageStep['state'], 'bad' | 'warning' | 'muted'>>> = {
  failed: 'bad',
  not_known: 'warning',
  dropped: 'muted',
};

interface MessageStepsProps {
  readonly message: OpenMessage;
}

/** The steps of a message in their order, each with its time, and those that nobody has told of. */
export function MessageSteps({ message }: MessageStepsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const momentOf = (iso: string) => formatMoment(instantOf(iso), language, now);
  const { steps, nextTryAt, tries } = message;
  const toCome = stepsToCome(message);
  return (
    <Stack gap={2}>
      <h3>{pick(messages.steps)}</h3>
      <Stack as="ol" gap={2}>
        {steps.map(({ state, at }, place) => (
          <Step
            key={state}
            icon={stepIcons[state]}
            tone={stepTones[state]}
            isLast={place === steps.length - 1}
            text={stepText(pick, message, state)}
            when={momentOf(at)}
          />
        ))}
        {toCome.map(({ state, said }) => (
          <Step
            key={state}
            icon={stepIcons[state]}
            tone="muted"
            text={pick(messages[said])}
            when={state === 'sent' && nextTryAt !== null && tries > 0 ? momentOf(nextTryAt) : undefined}
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** Says nothing that the provider did not say. */
function stepText(
  pick: ReturnType<typeof usePick>,
  { channel, reason }: OpenMessage,
  state: MessageStep['state'],
): string {
  switch (state) {
    case 'queued':
      return pick(messages.placed);
    case 'sent':
      return channel === null
        ? pick(messageStateNames.sent)
        : pick(sentBy)(pick(messageChannelNames[channel]));
    case 'delivered':
      return pick(messages.toldDelivered);
    case 'read':
      return pick(messages.toldRead);
    case 'not_known':
      return pick(messages.noAnswer);
    default: {
      const name = pick(messageStateNames[state]);
      return reason === null ? name : pick(failedFor)(name, pick(messageReasonNames[reason]));
    }
  }
}

interface StepProps {
  readonly icon: ComponentType<IconProps>;
  readonly tone: 'bad' | 'warning' | 'muted' | undefined;
  readonly isLast?: boolean;
  readonly text: string;
  readonly when: string | undefined;
}

function Step({ icon: StepIcon, tone, isLast = false, text, when }: StepProps) {
  return (
    <Row as="li" gap={3} align="center" tone={tone} weight={isLast ? 600 : 400}>
      <StepIcon size={18} />
      <span className={classes.text}>{text}</span>
      {when !== undefined && (
        <Text as="span" size={2} tone="muted" weight={400} className={classes.when}>
          {when}
        </Text>
      )}
    </Row>
  );
}
