import type { Language } from '#domain/language.ts';
import { receiptCodeBytes, receiptCodeOf } from '#domain/lending/agreements/receipt-code.ts';
import { callField } from './field-calls.ts';
import { KeptItems, type PhoneDay, type PhoneDevice, type PhoneItem } from './kept-items.ts';
import type { AnyItem } from './new-item.ts';
import { phoneNow } from './phone-clock.ts';
import { newPhoneKey, signItem } from './sign-item.ts';

/** The line to the server. `signed_out`: items are handed in, and wait for a sign-in. */
export type Line = 'idle' | 'sending' | 'offline' | 'signed_out' | 'other_officer';

/** The field book on one phone: its day, its items, and their way to the server. */
export class FieldBook {
  readonly #kept: KeptItems;
  readonly #changed: () => void;
  device: PhoneDevice | null = null;
  day: PhoneDay | null = null;
  items: readonly PhoneItem[] = [];
  language: Language;
  line: Line = 'idle';
  #working: Promise<unknown> = Promise.resolve();

  private constructor(kept: KeptItems, language: Language, changed: () => void) {
    this.#kept = kept;
    this.#changed = changed;
    this.language = language;
  }

  static async open(language: Language, changed: () => void): Promise<FieldBook> {
    const kept = await KeptItems.open();
    const book = new FieldBook(kept, (await kept.read('language')) ?? language, changed);
    book.device = (await kept.read('device')) ?? null;
    book.day = (await kept.read('day')) ?? null;
    book.items = await kept.items();
    return book;
  }

  get unsent(): readonly PhoneItem[] {
    return this.items.filter(({ answer, refusal }) => answer === null && refusal === null);
  }

  /** The items of the day on the phone. */
  get ofDay(): readonly PhoneItem[] {
    return this.items.filter(({ item }) => item.package === this.day?.id);
  }

  get isOver(): boolean {
    return (
      this.day !== null &&
      phoneNow() > this.day.takenByPhone + Date.parse(this.day.validUntil) - Date.parse(this.day.takenAt)
    );
  }

  async choose(language: Language): Promise<void> {
    this.language = language;
    await this.#kept.keep('language', language);
    this.#changed();
  }

  /** Takes today's visits along, and registers the phone the first time. Returns the refusal, or null. */
  async takeDay(phoneName: string): Promise<{ readonly code: string; readonly message: string } | null> {
    await this.send();
    const device = this.device ?? (await this.#register(phoneName));
    if ('ok' in device) return device;
    const taken = await callField('takeDay', { deviceId: device.id }, this.language);
    if (!taken.ok) return taken;
    const day = { ...taken.data, takenByPhone: phoneNow() };
    await this.#kept.keep('day', day);
    this.day = day;
    this.#changed();
    return null;
  }

  async #register(name: string) {
    const { privateKey, publicKey } = await newPhoneKey();
    const made = await callField('register', { publicKey, name }, this.language);
    if (!made.ok) return made;
    this.device = { ...made.data, privateKey };
    await this.#kept.keep('device', this.device);
    return this.device;
  }

  /** Signs an item and keeps it on the phone; it is sent by itself. Items are made one after another. */
  add(made: AnyItem): Promise<PhoneItem> {
    return this.#inTurn(async () => {
      const { device, day } = this;
      if (device === null || day === null) throw new Error('an item is made on a day that was taken');
      const last = this.items.at(-1);
      const head = {
        device: device.id,
        position: (last?.position ?? day.received.position) + 1,
        previous: last?.hash ?? day.received.hash,
        package: day.id,
        at: this.#timeAfter(last, day),
      };
      const slips = this.items.flatMap(({ item }) => (item.kind === 'collected' ? [item.slip] : []));
      const random = crypto.getRandomValues(new Uint8Array(receiptCodeBytes));
      const item =
        made.kind === 'collected'
          ? { ...head, ...made, slip: Math.max(day.received.slip, ...slips) + 1, code: receiptCodeOf(random) }
          : { ...head, ...made };
      const signed = await signItem(item, device.privateKey);
      const added: PhoneItem = {
        position: item.position,
        item,
        ...signed,
        answer: null,
        isHandedIn: false,
        refusal: null,
      };
      await this.#kept.add(added);
      this.items = [...this.items, added];
      this.#changed();
      void this.send();
      return added;
    });
  }

  /** The server's time when the day was taken, and what has passed since; never before the item before. */
  #timeAfter(last: PhoneItem | undefined, day: PhoneDay): string {
    const at = Date.parse(day.takenAt) + Math.max(0, phoneNow() - day.takenByPhone);
    const before = last?.item.package === day.id ? Date.parse(last.item.at) : 0;
    return new Date(Math.max(at, before)).toISOString();
  }

  /** Sends what is not sent, one after another, until all is answered or the network is gone. */
  async send(): Promise<void> {
    if (this.line === 'sending') return;
    this.#tell('sending');
    let line: Line = 'idle';
    for (
      let next = this.unsent[0];
      next !== undefined;
      next = this.unsent.find(({ position }) => position > (next?.position ?? 0))
    ) {
      line = await this.#sendOne(next, line);
      if (line === 'offline' || line === 'other_officer') break;
    }
    this.#tell(line);
  }

  async #sendOne(sent: PhoneItem, line: Line): Promise<Line> {
    const { content, signature } = sent;
    const outcome =
      line === 'signed_out' ? null : await callField('send', { content, signature }, this.language);
    if (outcome?.ok) {
      await this.#replace({ ...sent, answer: outcome.data });
      return 'idle';
    }
    if (outcome === null || outcome.status === 401) {
      if (sent.isHandedIn) return 'signed_out';
      const kept = await callField('handIn', { content, signature }, this.language);
      if (!kept.ok && kept.status !== 404) return 'offline';
      if (kept.ok) await this.#replace({ ...sent, isHandedIn: kept.data.isKept });
      return 'signed_out';
    }
    if (outcome.code === 'field_item_unreadable') {
      await this.#replace({ ...sent, refusal: outcome.code });
      return 'idle';
    }
    return outcome.status === 404 || outcome.status === 403 ? 'other_officer' : 'offline';
  }

  async #replace(item: PhoneItem): Promise<void> {
    await this.#kept.update(item);
    this.items = this.items.map((one) => (one.position === item.position ? item : one));
    this.#changed();
  }

  #tell(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.#changed();
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#working.then(work, work);
    this.#working = done.catch(() => undefined);
    return done;
  }
}
