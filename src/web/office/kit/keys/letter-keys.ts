import { useLayoutEffect, useSyncExternalStore } from 'react';

const yearSeconds = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();
let isOn = !document.cookie.split(/;\s*/).includes('keys=off');

/** False when the keys of one letter are turned off on this device. */
export function areLetterKeysOn(): boolean {
  return isOn;
}

/** Turns the keys of one letter on or off, on this device: a screen reader or a dictation program may need them for itself. */
export function turnLetterKeys(on: boolean): void {
  isOn = on;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing on plain http
  document.cookie = `keys=${on ? 'on' : 'off'}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLetterKeys(): boolean {
  return useSyncExternalStore(subscribe, areLetterKeysOn);
}

/** Shows no keys on buttons while they are turned off. */
export function useShownKeys(): void {
  const on = useLetterKeys();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.keys = on ? 'on' : 'off';
    return () => {
      delete dataset.keys;
    };
  }, [on]);
}
