import { itemsToSend } from '../worker-messages.ts';

interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the worker once there is a network, where it can. The open page sends by itself anyway. */
export async function wakeOnNetwork(): Promise<void> {
  const registration = (await navigator.serviceWorker.getRegistration('/field')) as Syncing | undefined;
  // Refused where a person has turned it off for this site.
  await registration?.sync?.register(itemsToSend).catch(() => undefined);
}
