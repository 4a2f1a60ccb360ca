import { type ComponentType, lazy } from 'react';
import { failureMessages } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '../controls/button.tsx';
import { plainWords } from '../language/plain-words.messages.ts';
import { Banner } from '../ui/banner.tsx';
import { RetryIcon } from '../ui/office-icons.tsx';
import { messages } from './late-part.messages.ts';
import classes from './late-part.module.css';
import { type MissingProps, standIn } from './stand-in.tsx';

/**
 * A part of a page whose file is fetched when it is first shown; the `Suspense` around it shows until it has loaded. If it fails
 * to load, the page stays as it is, and an error is shown in the part's place.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => standIn(load, MissingPart)) }));
}

function MissingPart({ onRetry }: MissingProps) {
  const pick = usePick();
  return (
    <div role="alert" className={classes.missing}>
      <Banner
        tone="bad"
        title={pick(messages.title)}
        action={
          <Button variant="default" leftSection={<RetryIcon size={18} />} onClick={onRetry}>
            {pick(plainWords.tryAgain)}
          </Button>
        }
      >
        <p>{pick(failureMessages.network)}</p>
      </Banner>
    </div>
  );
}
