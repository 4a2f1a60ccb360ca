import { useSite } from '../site-context.ts';
import { requestMessages as messages } from './requests.messages.ts';
import styles from './requests.module.css';

const hours = 24;

const signs = { done: 'M-14 1l9 9L15 -9', open: 'M0 -16v20M0 14v.5' };

/** `counting`: the hours that are left are shown. `done`: the promise is behind. `open`: it needs attention. */
export type RingState = 'counting' | 'done' | 'open';

interface PromiseRingProps {
  readonly state: RingState;
  readonly hoursLeft: number;
}

/** The 24 hours of the promise as petals of a ring. Its heading says in words how it stands. */
export function PromiseRing({ state, hoursLeft }: PromiseRingProps) {
  const { say } = useSite();
  const filled = { counting: hoursLeft, done: hours, open: 0 }[state];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named while it says more than the heading beside it.
    <svg
      width="112"
      height="112"
      viewBox="-56 -56 112 112"
      className={styles.ring}
      data-state={state}
      {...(state === 'counting'
        ? { role: 'img', 'aria-label': `${hoursLeft} ${say(messages.hoursLeft)}` }
        : { 'aria-hidden': true })}
    >
      {Array.from({ length: hours }, (_, hour) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its own index.
          key={hour}
          d="M0 -54L5 -45L0 -36L-5 -45Z"
          transform={`rotate(${(hour * 360) / hours})`}
          data-filled={hour < filled || undefined}
        />
      ))}
      {state === 'counting' ? (
        <text textAnchor="middle" dominantBaseline="central">
          {hoursLeft}
        </text>
      ) : (
        <path className={styles.sign} d={signs[state]} />
      )}
    </svg>
  );
}
