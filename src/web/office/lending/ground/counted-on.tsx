import type { Phrase } from '#domain/language.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';

const isClosed: Phrase = {
  en: 'The month of its own date is closed.',
  ur: 'اس کی اپنی تاریخ کے مہینے کا حساب بند ہے۔',
};

interface CountedOnProps {
  readonly day: string;
}

/** The day on which an entry counts in reports if the month of its own day is closed. */
export function CountedOn({ day }: CountedOnProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <>
      {formatCalendarDay(day, language, now)}
      <SecondLine>{pick(isClosed)}</SecondLine>
    </>
  );
}
