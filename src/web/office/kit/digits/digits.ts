import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type Digits, digitsCookie, digitsInCookie } from './digits-cookie.ts';
import './digits.css';

const listeners = new Set<() => void>();
let chosen = digitsInCookie(document.cookie);

/** Shows the office's figures in other digits, wherever this device shows Urdu. */
export function chooseDigits(digits: Digits): void {
  chosen = digits;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing on plain http
  document.cookie = digitsCookie(digits);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDigits(): Digits {
  return useSyncExternalStore(subscribe, () => chosen);
}

/** Keeps `<html>` in the chosen digits for as long as the office is open: signing in knows nothing of them. */
export function useDigitsOfOffice(): void {
  const digits = useDigits();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.digits = digits;
    return () => {
      delete dataset.digits;
    };
  }, [digits]);
}
