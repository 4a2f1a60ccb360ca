import { StarGround } from './star-ground.tsx';

/** A magnifying glass over a page: the star that was looked for is not on it. */
export function SearchedPage() {
  return (
    <svg
      viewBox="0 0 200 168"
      width="200"
      height="168"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <StarGround fill="var(--blue-50)" />
      <path d="M46 38h70l24 24v84H46z" fill="#c9dcf8" transform="translate(5 5)" />
      <g stroke="#9dbcec" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M46 34h70l24 24v84H46z" fill="var(--surface)" />
        <path d="M116 34v24h24z" fill="#e6effc" />
      </g>
      <path d="M60 54h38M60 72h42M60 90h20M60 108h18M60 126h30" stroke="#c3d6f3" strokeWidth="4" />
      <path d="M141 124l9 9" stroke="var(--blue-900)" strokeWidth="8" />
      <path d="M150 133l17 17" stroke="var(--saffron)" strokeWidth="13" />
      <circle cx="119" cy="102" r="31" fill="#f7faff" stroke="var(--blue-600)" strokeWidth="6" />
      <path
        d="M119 85l5 5.1h7.2v7.2l5 4.9-5 5v7.2H124l-5 5-5-5h-7.2v-7.2l-5-5 5-4.9v-7.2h7.2z"
        stroke="var(--purple-600)"
        strokeWidth="2.5"
        strokeDasharray="3.5 4"
      />
      <path d="M95 97a24.5 24.5 0 0 1 6-12" stroke="#c3d6f3" strokeWidth="4" />
    </svg>
  );
}
