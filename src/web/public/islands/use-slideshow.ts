import { useEffect, useState, useSyncExternalStore } from 'react';

/** The lender's specification sets it. */
const slideMs = 4000;

const stillness = '(prefers-reduced-motion: reduce)';

function subscribeToStillness(listener: () => void): () => void {
  const query = window.matchMedia(stillness);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useWantsStillness(): boolean {
  return useSyncExternalStore(
    subscribeToStillness,
    () => window.matchMedia(stillness).matches,
    () => false,
  );
}

export interface Slideshow {
  readonly shown: number;
  readonly isPlaying: boolean;
  /** Slides after the first exist only once the page is up, so that they don't compete with it. */
  readonly hasAllSlides: boolean;
  readonly show: (slide: number) => void;
  readonly toggle: () => void;
  /** A slide's picture has come; one that has not is not faded to. */
  readonly markReady: (slide: number) => void;
}

/** Starts on its own and runs until somebody pauses it. For visitors who prefer less motion it waits to be started. */
export function useSlideshow(count: number): Slideshow {
  const wantsStillness = useWantsStillness();
  const [shown, setShown] = useState(0);
  const [choice, setChoice] = useState<'playing' | 'paused' | null>(null);
  const [hasAllSlides, setHasAllSlides] = useState(false);
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set([0]));
  const isPlaying = choice === null ? !wantsStillness : choice === 'playing';
  const next = (shown + 1) % count;
  const mayFade = isPlaying && ready.has(next);

  useEffect(() => setHasAllSlides(true), []);
  useEffect(() => {
    if (!mayFade) return;
    const timer = setTimeout(() => setShown(next), slideMs);
    return () => clearTimeout(timer);
  }, [mayFade, next]);

  return {
    shown,
    isPlaying,
    hasAllSlides,
    // A visitor who chooses a slide wants to look at it, so the autoplay pauses.
    show(slide) {
      setShown(slide);
      setChoice('paused');
    },
    toggle: () => setChoice(isPlaying ? 'paused' : 'playing'),
    markReady: (slide) => setReady((known) => new Set(known).add(slide)),
  };
}
