import type { Phrase } from '#domain/language.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { sitePath } from '#web/paths.ts';
import { messages } from './saved-on-site.messages.ts';

interface SavedOnSiteProps {
  readonly isSaved: boolean;
  /** Shown instead when the site shows nothing of it. */
  readonly text?: Phrase | undefined;
}

/** Says that the saved text is public now, with a link to it. */
export function SavedOnSite({ isSaved, text = messages.saved }: SavedOnSiteProps) {
  const pick = usePick();
  const language = useLanguage();
  if (!isSaved) return null;
  return (
    <Banner
      tone="good"
      title={pick(text)}
      action={
        <a href={sitePath(language)} target="_blank" rel="noreferrer">
          {pick(messages.openSite)}
        </a>
      }
    />
  );
}
