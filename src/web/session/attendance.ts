import { type Instant, minuteMs } from '#domain/instant.ts';
import { now } from '#web/format/now.ts';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

let lastSeenAt: Instant = now();

/** Notices that somebody is at the screen; opening the page counts. */
export function noticeAttendance(): void {
  const notice = () => {
    lastSeenAt = now();
  };
  for (const sign of signsOfLife) window.addEventListener(sign, notice, { capture: true, passive: true });
}

/** True when somebody was at the screen within the last minute. */
export function isAttended(): boolean {
  return now() - lastSeenAt < minuteMs;
}
