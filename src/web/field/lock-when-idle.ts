import { minuteMs } from '#domain/instant.ts';
import { pinIdleMinutes } from '#domain/lending/field/field-pin.ts';
import { phoneNow, steadyNow } from './book/phone-clock.ts';

const lookEverySeconds = 5;

/**
 * Locks after minutes without a touch, also if the phone slept meanwhile. The two clocks are both looked at: one stands still while
 * the phone sleeps, and the other can be set back.
 */
export function lockWhenIdle(lock: () => void): void {
  let touchedAt = phoneNow();
  let touched = steadyNow();
  const touch = () => {
    look();
    touchedAt = phoneNow();
    touched = steadyNow();
  };
  function look(): void {
    const idle = Math.max(Math.abs(phoneNow() - touchedAt), steadyNow() - touched);
    if (idle >= pinIdleMinutes * minuteMs) lock();
  }
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, touch, { capture: true });
  document.addEventListener('visibilitychange', look);
  setInterval(look, lookEverySeconds * 1_000);
}
