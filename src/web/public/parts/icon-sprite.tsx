import { firstScreenDrawings, markKites, markPaidKite, star } from './icon-drawings.ts';

/** The drawings of the first screen, once. */
export function IconSprite() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      {Object.entries(firstScreenDrawings).map(([name, path]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path
            d={path}
            fill={name === 'play' ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth={name === 'pause' ? 3 : 1.8}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </symbol>
      ))}
      <symbol id="i-mark" viewBox="0 0 40 40">
        <path d={markKites} fill="currentColor" />
        <path d={markPaidKite} fill="var(--mark-paid, #7c3aed)" />
      </symbol>
      <symbol id="i-star" viewBox="0 0 20 20">
        <path d={star} fill="currentColor" />
      </symbol>
    </svg>
  );
}
