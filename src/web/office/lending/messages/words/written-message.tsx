import type { Language } from '#domain/language.ts';
import { directionOf } from '#domain/language.ts';
import { smsLengthOf } from '#domain/lending/messages/sms-parts.ts';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import classes from '../messages-page.module.css';
import { smsLengthText, wideLetterText } from './words.messages.ts';

interface WrittenMessageProps {
  readonly text: string;
  readonly language: Language;
}

/** A message as the customer reads it, with its length as SMS. */
export function WrittenMessage({ text, language }: WrittenMessageProps) {
  const pick = usePick();
  const length = smsLengthOf(text);
  const wide =
    language === 'en' && length.alphabet === 'ucs2'
      ? [...text].find((letter) => smsLengthOf(letter).alphabet === 'ucs2')
      : undefined;
  return (
    <Stack gap={2} className={classes.message}>
      <Text size={3} lang={language} dir={directionOf(language)} className={classes.words}>
        {text}
      </Text>
      <Text size={2} tone="muted">
        {pick(smsLengthText)(length)}
      </Text>
      {wide !== undefined && (
        <Text size={2} tone="warning">
          {pick(wideLetterText)(wide)}
        </Text>
      )}
    </Stack>
  );
}
