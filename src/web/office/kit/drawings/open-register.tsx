import { StarGround } from './star-ground.tsx';

/** An open register with a pencil: a page waiting to be written. */
export function OpenRegister() {
  return (
    <svg viewBox="0 0 200 168" width="200" height="168" aria-hidden="true" focusable="false">
      <StarGround fill="var(--blue-50)" />
      <path
        d="M28 132c24-10 50-9 72 4 22-13 48-14 72-4v8c-24-9-50-8-72 5-22-13-48-14-72-5z"
        fill="var(--blue-900)"
      />
      <g stroke="#9dbcec" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M100 48c-22-12-48-13-72-5v90c24-9 50-8 72 4z" fill="var(--surface)" />
        <path d="M100 48c22-12 48-13 72-5v90c-24-9-50-8-72 4z" fill="#f7faff" />
      </g>
      <g fill="none" stroke="#c3d6f3" strokeWidth="4" strokeLinecap="round">
        <path d="M42 66c13-3 28-2 42 3M42 84c13-3 28-2 42 3M42 102c9-2 18-2 27 0M116 69c14-5 29-6 42-3M116 87c8-3 16-4 24-4" />
      </g>
      <path d="M128 36c6-2 11-2 17-2v35l-8.5-7-8.5 8z" fill="var(--purple-600)" />
      <path d="M166 68l9 6-38 56-9-6z" fill="var(--saffron)" />
      <path d="M166 68l4-6c2-2 4-2 6-1l2 2c2 1 2 4 1 6l-4 5z" fill="var(--rose)" />
      <path d="M128 124l9 6-12 8z" fill="#fff1d2" />
      <path d="M127 133l3 2-5 3z" fill="var(--ink)" />
    </svg>
  );
}
