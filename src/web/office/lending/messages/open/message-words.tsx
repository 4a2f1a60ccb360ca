import type { MessageContent, OpenMessage } from '#contract/lending/messages/messages.ts';
import { directionOf, type Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { gapNames } from '../words/words.messages.ts';
import classes from './message-words.module.css';
import { messages, openGapNotes } from './open-message.messages.ts';

interface MessageWordsProps {
  readonly message: OpenMessage;
}

/** The words of a message as the customer reads them, and how far they are known. */
export function MessageWords({ message: { content, state, tries } }: MessageWordsProps) {
  const pick = usePick();
  return (
    <Stack gap={2} pad={[4, 5]} className={classes.ground}>
      {content !== null && <Bubble content={content} />}
      <Text size={2} tone="muted">
        {pick(content === null ? messages.nothingSent : noteOf(content, state === 'queued' && tries === 0))}
      </Text>
    </Stack>
  );
}

function noteOf({ unknown: [gap] }: MessageContent, isToCome: boolean): Phrase {
  const openGap = gap && openGapNotes[gap];
  return openGap ?? (isToCome ? messages.wordsToCome : messages.wordsOnRecord);
}

interface BubbleProps {
  readonly content: MessageContent;
}

function Bubble({ content: { text, language, unknown } }: BubbleProps) {
  // A gap that is left open is named in the language of the words.
  const parts = unknown.reduce<readonly string[]>(
    (split, gap) => split.flatMap((part) => part.split(new RegExp(`(\\{${gap}\\})`))),
    [text],
  );
  return (
    <Text size={3} lang={language} dir={directionOf(language)} className={classes.bubble}>
      {parts.map((part) => {
        const gap = unknown.find((each) => part === `{${each}}`);
        return gap === undefined ? (
          part
        ) : (
          <span key={gap} className={classes.gap}>
            {gapNames[gap][language]}
          </span>
        );
      })}
    </Text>
  );
}
