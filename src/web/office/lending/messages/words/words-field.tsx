import { messageWordsMax } from '#contract/lending/messages/message-words.ts';
import { directionOf, type Language } from '#domain/language.ts';
import {
  fillWords,
  gapsOf,
  type MessageFactTexts,
  type MessageGap,
} from '#domain/lending/messages/message-gaps.ts';
import type { MessageTemplate } from '#domain/lending/messages/message-template.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import type { FieldOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { aboutTemplate, gapNames, messages, writtenIn } from './words.messages.ts';
import { WrittenMessage } from './written-message.tsx';

interface WordsFieldProps {
  readonly template: MessageTemplate;
  readonly language: Language;
  readonly field: FieldOf<string | null, string>;
  readonly example: MessageFactTexts;
}

/** The words in one language, with a button for each fact that can stand in them, and the message as an example customer reads it. */
export function WordsField({ template, language, field, example }: WordsFieldProps) {
  const pick = usePick();
  const { needed, offered } = gapsOf(template);
  const gaps = [...needed, ...offered.filter((gap) => !needed.includes(gap))];
  const words = field.value ?? '';
  function put(gap: MessageGap): void {
    const input = document.getElementById(field.id);
    const at =
      input instanceof HTMLTextAreaElement ? { from: input.selectionStart, to: input.selectionEnd } : null;
    const { from, to } = at ?? { from: words.length, to: words.length };
    field.onEdit(`${words.slice(0, from)}{${gap}}${words.slice(to)}`);
    input?.focus();
  }
  return (
    <Stack gap={2}>
      <TextAreaField
        {...field}
        isRequired
        direction={directionOf(language)}
        writtenIn={language}
        lengthMax={messageWordsMax}
      />
      <Row gap={1} wraps>
        {gaps.map((gap) => (
          <Button
            key={gap}
            variant="default"
            aria-label={pick(aboutTemplate)(pick(gapNames[gap]), pick(writtenIn[language]))}
            onClick={() => put(gap)}
          >
            {pick(gapNames[gap])}
          </Button>
        ))}
      </Row>
      <Text weight={600}>{pick(messages.preview)}</Text>
      <WrittenMessage text={fillWords(words, example).text} language={language} />
    </Stack>
  );
}
