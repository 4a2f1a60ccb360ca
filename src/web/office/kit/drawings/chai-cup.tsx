import { StarGround } from './star-ground.tsx';

/** A cup of chai: nothing is waiting. */
export function ChaiCup() {
  return (
    <svg viewBox="0 0 200 168" width="200" height="168" aria-hidden="true" focusable="false">
      <StarGround fill="var(--blue-50)" />
      <g fill="none" stroke="#a9c4ee" strokeWidth="4" strokeLinecap="round">
        <path d="M82 54c-7-8 6-13-1-22M101 50c-8-9 7-15-1-25M119 54c-7-8 6-13-1-22" />
      </g>
      <ellipse cx="100" cy="143" rx="66" ry="11" fill="#c9dcf8" />
      <ellipse cx="100" cy="138" rx="66" ry="11" fill="var(--surface)" stroke="#9dbcec" strokeWidth="2.5" />
      <ellipse cx="100" cy="137" rx="38" ry="5" fill="var(--blue-100)" />
      <path d="M140 80c20-6 27 30-8 36" fill="none" stroke="#9dbcec" strokeWidth="11" strokeLinecap="round" />
      <path
        d="M140 80c20-6 27 30-8 36"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M58 72h84c0 34-7 60-27 64H85C65 132 58 106 58 72z"
        fill="var(--surface)"
        stroke="#9dbcec"
        strokeWidth="2.5"
      />
      <path d="M142 74c0 33-7 58-27 62h-6c20-8 24-33 25-61z" fill="#e6effc" />
      <ellipse cx="100" cy="72" rx="42" ry="9" fill="var(--surface)" stroke="#9dbcec" strokeWidth="2.5" />
      <ellipse cx="100" cy="73" rx="35" ry="6" fill="#c98a4b" />
      <path d="M68 72c8-4 20-5 32-5s24 1 32 5c-8-2-20-3-32-3s-24 1-32 3z" fill="#e3b47f" />
      <path
        d="M96 93l3.5 3.6h5.1v5.1l3.6 3.5-3.6 3.6v5.1h-5.1L96 117.5l-3.5-3.6h-5.1v-5.1l-3.6-3.6 3.6-3.5v-5.1h5.1z"
        fill="var(--purple-600)"
      />
    </svg>
  );
}
