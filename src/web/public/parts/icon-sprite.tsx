import { markKites, markPaidKite, pause, play, star } from '#web/site-parts/icon-drawings.ts';

/** The icons of the page, each defined once. */
export function IconSprite() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <symbol id="i-mark" viewBox="0 0 40 40">
        <path d={markKites} fill="currentColor" />
        <path d={markPaidKite} fill="var(--mark-paid, #7c3aed)" />
      </symbol>
      <symbol id="i-star" viewBox="0 0 20 20">
        <path d={star} fill="currentColor" />
      </symbol>
      <symbol id="i-pause" viewBox="0 0 24 24">
        <path d={pause} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </symbol>
      <symbol id="i-play" viewBox="0 0 24 24">
        <path d={play} fill="currentColor" />
      </symbol>
    </svg>
  );
}
