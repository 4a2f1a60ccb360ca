import { type SitePlace, sitePagePath } from '#contract/site/site-pages.ts';
import type { Phrase } from '#domain/language.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { useSite } from '../site-context.ts';
import styles from './list-parts.module.css';

interface ListPartsProps {
  readonly count: number;
  readonly label: Phrase;
}

/** Links to the parts of a long list. */
export function ListParts({ count, label }: ListPartsProps) {
  const { language, place, say } = useSite();
  if (count < 2 || place.isGone) return null;
  const { part: now = 1, ...list } = place;
  const parts: SitePlace[] = Array.from({ length: count }, (_, index) => ({ ...list, part: index + 1 }));
  return (
    <nav className={`${styles.parts} screen-only`} aria-label={say(label)}>
      {parts.map((part) => (
        <a
          key={part.part}
          href={sitePagePath(part, language)}
          aria-current={part.part === now ? 'page' : undefined}
        >
          <Ltr>{part.part}</Ltr>
        </a>
      ))}
    </nav>
  );
}
