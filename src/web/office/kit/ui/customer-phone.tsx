import type { Language } from '#domain/language.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { plainWords } from '../language/plain-words.messages.ts';

interface CustomerPhoneProps {
  readonly phone: string | null;
  readonly className?: string | undefined;
  /** The language of a paper; the default is the reader's. */
  readonly language?: Language;
}

/** A customer's mobile, or the words that there is none: a paper register may have none. */
export function CustomerPhone({ phone, className, language }: CustomerPhoneProps) {
  const readersLanguage = useLanguage();
  if (phone === null) return <span>{plainWords.noMobile[language ?? readersLanguage]}</span>;
  return <Ltr className={className}>{formatStoredPhone(phone)}</Ltr>;
}
