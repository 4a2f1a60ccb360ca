import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { LateChaiCup, LateOpenRegister } from '../loading/late-drawings.tsx';
import { EmptyState } from './empty-state.tsx';
import { NoMatch } from './no-match.tsx';
import type { ListLink } from './use-list-address.ts';

/** The texts of an empty queue. */
export interface QueueTexts {
  readonly clearedTitle: Phrase;
  readonly clearedText: Phrase;
  readonly noneDoneTitle: Phrase;
  readonly noneDoneText: Phrase;
  readonly noMatchText: Phrase;
}

interface EmptyQueueProps {
  readonly texts: QueueTexts;
  /** True for the queue of done items, false for the waiting ones. */
  readonly isDone: boolean;
  readonly isNarrowed: boolean;
  /** The queue without filters. */
  readonly wholeLink: ListLink;
}

/** Shown for an empty queue. A cleared one is good news. */
export function EmptyQueue({ texts, isDone, isNarrowed, wholeLink }: EmptyQueueProps) {
  const pick = usePick();
  if (isNarrowed) return <NoMatch text={pick(texts.noMatchText)} wholeLink={wholeLink} />;
  return isDone ? (
    <EmptyState
      drawing={<LateOpenRegister />}
      title={pick(texts.noneDoneTitle)}
      text={pick(texts.noneDoneText)}
    />
  ) : (
    <EmptyState drawing={<LateChaiCup />} title={pick(texts.clearedTitle)} text={pick(texts.clearedText)} />
  );
}
