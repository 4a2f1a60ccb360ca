import { useLayoutEffect } from 'react';
import { deviceChoice } from '../data/device-choice.ts';

/**
 * Off when the keys of one letter are turned off on this device: a screen reader or a dictation program may need them for
 * itself.
 */
export const letterKeys = deviceChoice('keys', true);

/** Shows no keys on buttons while they are turned off. */
export function useShownKeys(): void {
  const on = letterKeys.use();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.keys = on ? 'on' : 'off';
    return () => {
      delete dataset.keys;
    };
  }, [on]);
}
