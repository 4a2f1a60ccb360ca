import type { Phrase } from '#domain/language.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { messages } from './saved-on-site.messages.ts';
import { SiteLink } from './site-link.tsx';

interface SavedOnSiteProps {
  readonly isSaved: boolean;
  /** Shown instead when the site shows nothing of it. */
  readonly text?: Phrase | undefined;
}

/** Says that the saved text is public now, with a link to it, or that it will be once the site is. */
export function SavedOnSite({ isSaved, text = messages.saved }: SavedOnSiteProps) {
  const pick = usePick();
  const { data: lender } = useEndpoint(authAddresses.getLender, {}, { staleTime: 300_000 });
  if (!isSaved || lender === undefined) return null;
  const { isSitePublished } = lender;
  return (
    <Banner
      tone="good"
      title={pick(isSitePublished ? text : messages.savedForLater)}
      action={isSitePublished && <SiteLink />}
    />
  );
}
