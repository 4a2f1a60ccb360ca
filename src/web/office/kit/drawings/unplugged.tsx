import { StarGround } from './star-ground.tsx';

/** A plug pulled from its socket: the line is broken. */
export function Unplugged() {
  return (
    <svg viewBox="0 0 200 168" width="200" height="168" aria-hidden="true" focusable="false">
      <StarGround fill="#fff0cf" />
      <g fill="none" stroke="var(--blue-900)" strokeWidth="6" strokeLinecap="round">
        <path d="M4 126c34 6 26-46 58-46" />
        <path d="M196 44c-30-4-26 42-54 44" />
      </g>
      <path d="M96 76h14M96 92h14" stroke="var(--blue-900)" strokeWidth="5" strokeLinecap="round" />
      <rect x="60" y="66" width="36" height="36" rx="8" fill="var(--blue-600)" />
      <rect
        x="118"
        y="70"
        width="32"
        height="36"
        rx="8"
        fill="var(--surface)"
        stroke="var(--blue-600)"
        strokeWidth="3.5"
      />
      <path d="M118 80h6M118 96h6" stroke="var(--blue-600)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M108 50l3-14M98 52l-7-12M114 118l5 12"
        stroke="var(--saffron)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
