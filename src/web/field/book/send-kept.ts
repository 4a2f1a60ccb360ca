import type { FieldItemAnswer } from '#contract/lending/field/field-items.ts';
import { hide } from './book-lock.ts';
import { type Caller, callField } from './field-calls.ts';
import { isUnsent, type KeptItem, type KeptItems } from './kept-items.ts';

/** The line to the server. `signed_out`: items are handed in, and wait for a sign-in. */
export type Line = 'idle' | 'sending' | 'offline' | 'signed_out' | 'other_officer';

/** One window or worker sends at a time. */
const sending = 'field-send';

interface Sending {
  readonly kept: KeptItems;
  readonly caller: () => Caller;
  /** Told of each item that the server answered or keeps. */
  readonly told: (item: KeptItem, answer: FieldItemAnswer | null) => void;
}

/** Sends what is not sent, one after another, until all is answered or the network is gone. */
export function sendKept(given: Sending): Promise<Line> {
  return navigator.locks.request(sending, () => sendAll(given));
}

/** As `sendKept`, unless a window is sending: it goes on. */
export function sendKeptIfFree(given: Sending): Promise<Line> {
  return navigator.locks.request(sending, { ifAvailable: true }, async (lock) =>
    lock === null ? 'sending' : sendAll(given),
  );
}

async function sendAll(given: Sending): Promise<Line> {
  const { kept } = given;
  const [device, keys] = [await kept.read('device'), await kept.read('keys')];
  let line: Line = 'idle';
  if (device === undefined || keys === undefined) return line;
  let after = 0;
  for (;;) {
    const next = (await kept.items()).find((item) => item.position > after && isUnsent(item));
    if (next === undefined) return line;
    after = next.position;
    line = await sendOne(given, { next, line, device: device.id, phoneKey: keys.phoneKey });
    if (line === 'offline' || line === 'other_officer') return line;
  }
}

interface One {
  readonly next: KeptItem;
  readonly line: Line;
  readonly device: string;
  readonly phoneKey: CryptoKey;
}

async function sendOne(given: Sending, { next, line, device, phoneKey }: One): Promise<Line> {
  const caller = given.caller();
  const body = { device, sealed: next.sealed };
  const isSignedIn = caller.token !== null && line !== 'signed_out';
  const outcome = isSignedIn ? await callField('send', { body }, caller) : null;
  if (outcome === null || (!outcome.ok && outcome.status === 401)) return handIn(given, { ...body, next });
  if (outcome.ok) {
    await replace(given, { ...next, answer: await hide(phoneKey, outcome.data) }, outcome.data);
    return 'idle';
  }
  if (outcome.code === 'field_item_unreadable') {
    await replace(given, { ...next, refusal: outcome.code });
    return 'idle';
  }
  return outcome.status === 404 || outcome.status === 403 ? 'other_officer' : 'offline';
}

/** Hands an item in by its seal alone, once. A phone that is not known has nobody to hand it to. */
async function handIn(
  given: Sending,
  { next, ...body }: { readonly next: KeptItem; readonly device: string; readonly sealed: string },
): Promise<Line> {
  if (next.isHandedIn) return 'signed_out';
  const kept = await callField('handIn', { body }, { ...given.caller(), token: null });
  if (!kept.ok && kept.code === 'field_item_unreadable') {
    await replace(given, { ...next, refusal: kept.code });
    return 'signed_out';
  }
  if (!kept.ok && kept.status !== 404) return 'offline';
  if (kept.ok) await replace(given, { ...next, isHandedIn: kept.data.isKept });
  return 'signed_out';
}

async function replace(
  { kept, told }: Sending,
  item: KeptItem,
  answer: FieldItemAnswer | null = null,
): Promise<void> {
  await kept.update(item);
  told(item, answer);
}
