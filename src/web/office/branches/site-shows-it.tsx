import { useLanguage, usePick } from '#web/i18n/language.ts';
import { sitePath } from '#web/paths.ts';
import { Banner } from '../ui/banner.tsx';
import { messages } from './branches.messages.ts';

interface SiteShowsItProps {
  readonly isSaved: boolean;
  readonly text: string;
}

/** Tells that what was saved is public now, and leads there. */
export function SiteShowsIt({ isSaved, text }: SiteShowsItProps) {
  const pick = usePick();
  const language = useLanguage();
  return (
    <div role="status">
      {isSaved && (
        <Banner
          tone="good"
          title={text}
          action={
            <a href={sitePath(language)} target="_blank" rel="noreferrer">
              {pick(messages.openSite)}
            </a>
          }
        />
      )}
    </div>
  );
}
