import { useSyncExternalStore } from 'react';

const yearSeconds = 365 * 24 * 60 * 60;

export interface DeviceChoice {
  readonly is: () => boolean;
  readonly set: (on: boolean) => void;
  readonly use: () => boolean;
}

/**
 * A choice that is kept on this device, in a cookie of that name: it holds for everyone who signs in here. The server does not
 * read it.
 */
export function deviceChoice(name: string, byDefault: boolean): DeviceChoice {
  const listeners = new Set<() => void>();
  const [kept] = document.cookie.split(/;\s*/).filter((each) => each.startsWith(`${name}=`));
  let isOn = kept === undefined ? byDefault : kept === `${name}=on`;
  const is = () => isOn;
  function set(on: boolean) {
    isOn = on;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing on plain http
    document.cookie = `${name}=${on ? 'on' : 'off'}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return { is, set, use: () => useSyncExternalStore(subscribe, is) };
}
