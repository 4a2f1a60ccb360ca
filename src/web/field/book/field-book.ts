import type { FieldItemAnswer } from '#contract/lending/field/field-items.ts';
import type { Language, Phrase } from '#domain/language.ts';
import type { FieldItem } from '#domain/lending/field/field-item.ts';
import { wrongPinsMax } from '#domain/lending/field/field-pin.ts';
import { storedSession } from '#web/session/stored-session.ts';
import { hide, newLock, newPhoneKey, openLock, reveal } from './book-lock.ts';
import { CashInHand } from './cash-in-hand.ts';
import { clockOff, type KnownClocks } from './clock-off.ts';
import { DayAhead } from './day-ahead.ts';
import { type Caller, callField, serverTime } from './field-calls.ts';
import {
  isUnsent,
  type KeptItem,
  KeptItems,
  type PhoneDay,
  type PhoneDevice,
  type PhoneItem,
  type PhoneKeys,
  type WipeReason,
} from './kept-items.ts';
import { type AnyItem, timeNow, writtenItem } from './new-item.ts';
import { phoneNow, steadyNow } from './phone-clock.ts';
import { isFullError, isKeptForGood, isOnHomeScreen } from './phone-storage.ts';
import { sealTo } from './seal-item.ts';
import { type Line, sendKept } from './send-kept.ts';
import { newSignKey, signItem } from './sign-item.ts';
import { wakeOnNetwork } from './wake-on-network.ts';

/** The lock of the book: none before a first day, locked until its PIN is typed, then open. */
export type Guard = 'none' | 'locked' | 'open';

export type Refused = { readonly code: string; readonly message: string };

/** The field book on one phone: its day, its items, and their way to the server. */
export class FieldBook {
  readonly #kept: KeptItems;
  readonly #changed: () => void;
  #stored: readonly KeptItem[] = [];
  #device: PhoneDevice | null = null;
  #keys: PhoneKeys | null = null;
  /** The key of the book, as long as it is open. */
  #bookKey: CryptoKey | null = null;
  #working: Promise<unknown> = Promise.resolve();
  #isAsked = false;
  #heard: KnownClocks['heard'] = null;
  guard: Guard = 'none';
  /** The PINs that may still be tried. */
  triesLeft = wrongPinsMax;
  /** The reason why the book was wiped, until a day is taken again. */
  wiped: WipeReason | null = null;
  /** True if the phone promised to keep the book. */
  isKept = true;
  /** True once the officer saw that the clock is wrong: cash is taken all the same. */
  isClockSeen = false;
  /** True if the phone has no room for more. */
  isFull = false;
  officerName: Phrase | null = null;
  /** True while a day is taken, and why the last try was refused. */
  isTaking = false;
  refused: Refused | null = null;
  branchPhone: string | null = null;
  day: PhoneDay | null = null;
  items: readonly PhoneItem[] = [];
  language: Language;
  line: Line = 'idle';
  readonly cash: CashInHand;
  readonly ahead: DayAhead;

  private constructor(kept: KeptItems, language: Language, changed: () => void) {
    this.#kept = kept;
    this.#changed = changed;
    this.language = language;
    const around = { deviceId: () => this.#device?.id ?? null, caller: () => this.#caller(), changed };
    this.cash = new CashInHand(around);
    this.ahead = new DayAhead(around);
  }

  static async open(language: Language, changed: () => void): Promise<FieldBook> {
    const kept = await KeptItems.open();
    const book = new FieldBook(kept, (await kept.read('language')) ?? language, changed);
    const [lock, face] = [await kept.read('lock'), await kept.read('face')];
    const keys = (await kept.read('keys')) ?? null;
    book.#keys = keys;
    book.#device = (await kept.read('device')) ?? null;
    book.guard = lock === undefined ? 'none' : 'locked';
    book.triesLeft = wrongPinsMax - (lock?.wrong ?? 0);
    book.wiped = (await kept.read('wiped')) ?? null;
    book.isKept = await navigator.storage.persisted();
    book.isFull = (await kept.read('day')) !== undefined && !(await kept.reserve());
    const branchPhone = await kept.read('branchPhone');
    if (face !== undefined && keys !== null) book.officerName = await reveal(keys.phoneKey, face);
    if (branchPhone !== undefined && keys !== null)
      book.branchPhone = await reveal(keys.phoneKey, branchPhone);
    book.#stored = await kept.items();
    return book;
  }

  /** The number of items that the server has not answered. */
  get unsent(): number {
    return this.#stored.filter(isUnsent).length;
  }

  /** `F03`; null before the phone is registered. */
  get phoneCode(): string | null {
    return this.#device?.code ?? null;
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

  /** The milliseconds by which an item would be dated wrong, as far as the phone can tell. */
  get clockOff(): number {
    if (this.day === null) return 0;
    const last = this.ofDay.at(-1);
    const lastAt = last === undefined ? null : Date.parse(last.item.at);
    return clockOff({ at: timeNow(this.day), lastAt, heard: this.#heard, steady: steadyNow() });
  }

  async choose(language: Language): Promise<void> {
    this.language = language;
    await this.#kept.keep('language', language);
    this.#changed();
  }

  /** Locks the book: nothing that a key hides stays in memory. */
  lock(): void {
    if (this.guard !== 'open') return;
    this.guard = 'locked';
    this.#forget();
    this.#changed();
  }

  #forget(): void {
    this.#bookKey = null;
    this.day = null;
    this.items = [];
    this.cash.forget();
    this.ahead.forget();
  }

  /** Tries a PIN. A guess is counted before it is judged, and the last wrong one wipes the book. Returns true if it is open. */
  unlock(pin: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const lock = await this.#kept.read('lock');
      const keys = this.#keys;
      if (lock === undefined || keys === null || this.guard !== 'locked') return false;
      const guessed = { ...lock, wrong: lock.wrong + 1 };
      await this.#kept.keep('lock', guessed);
      const bookKey = guessed.wrong > wrongPinsMax ? null : await openLock(pin, lock, keys.phoneKey);
      if (bookKey !== null) {
        await this.#kept.keep('lock', { ...lock, wrong: 0 });
        this.triesLeft = wrongPinsMax;
        await this.#show(bookKey, keys.phoneKey);
        return true;
      }
      this.triesLeft = wrongPinsMax - guessed.wrong;
      if (this.triesLeft <= 0) await this.#wipe('pins');
      this.#changed();
      return false;
    });
  }

  async #wipe(reason: WipeReason): Promise<void> {
    await this.#kept.wipe(reason);
    this.#forget();
    this.guard = 'none';
    this.triesLeft = wrongPinsMax;
    this.wiped = reason;
    this.isFull = false;
    this.officerName = null;
    this.#stored = await this.#kept.items();
  }

  /** Reads what the key of the book hides. */
  async #show(bookKey: CryptoKey, phoneKey: CryptoKey): Promise<void> {
    const day = await this.#kept.read('day');
    this.#stored = await this.#kept.items();
    const items: PhoneItem[] = [];
    for (const { position, read, answer, refusal } of this.#stored) {
      if (read === null) continue;
      // Of a book that was wiped before, items may be left that nobody reads again.
      const item = await reveal<FieldItem>(bookKey, read).catch(() => null);
      if (item === null) continue;
      const known = answer === null ? null : await reveal<FieldItemAnswer>(phoneKey, answer);
      items.push({ position, item, answer: known, refusal });
    }
    this.day = day === undefined ? null : await reveal<PhoneDay>(bookKey, day);
    this.items = items;
    this.#bookKey = bookKey;
    this.guard = 'open';
    this.#changed();
  }

  /** Reads again what a worker changed meanwhile. */
  reread(): Promise<void> {
    return this.#inTurn(async () => {
      const keys = this.#keys;
      if (this.#bookKey !== null && keys !== null) await this.#show(this.#bookKey, keys.phoneKey);
      else this.#stored = await this.#kept.items();
      this.#changed();
    });
  }

  /** Takes today's visits along, and registers the phone the first time. `pin` locks a book that has no lock. */
  async takeDay(phoneName: string, pin: string | null): Promise<void> {
    if (this.isTaking) return;
    this.isTaking = true;
    this.refused = null;
    this.#changed();
    this.refused = await this.#take(phoneName, pin);
    this.isTaking = false;
    this.#changed();
  }

  /** True if this window keeps a book: the phone promised it, or it is opened from the home screen. A private window does neither. */
  async mayKeep(): Promise<boolean> {
    this.isKept = await isKeptForGood();
    const may = this.isKept || isOnHomeScreen();
    this.refused = may ? null : { code: 'forgets', message: '' };
    this.#changed();
    return may;
  }

  /** Tries to reserve room again. */
  async lookForRoom(): Promise<void> {
    this.isFull = !(await this.#kept.reserve());
    this.#changed();
  }

  async #take(phoneName: string, pin: string | null): Promise<Refused | null> {
    this.isFull = !(await this.#kept.reserve());
    if (this.isFull) return { code: 'full', message: '' };
    await this.send();
    const device = this.#device ?? (await this.#register(phoneName));
    if ('ok' in device) return device;
    const taken = await callField('takeDay', { body: { deviceId: device.id } }, this.#caller());
    if (!taken.ok) {
      if (taken.code === 'field_device_revoked') await this.#inTurn(() => this.#wipe('revoked'));
      return taken;
    }
    const keys = await this.#ownKeys();
    const bookKey = this.#bookKey ?? (pin === null ? null : await this.#setPin(pin, keys.phoneKey));
    if (bookKey === null) return { code: 'locked', message: '' };
    const { officerName } = taken.data;
    const day: PhoneDay = { ...taken.data, takenByPhone: phoneNow() };
    this.branchPhone = day.branch.phone;
    const hidden = {
      day: await hide(bookKey, day),
      face: await hide(keys.phoneKey, officerName),
      branchPhone: await hide(keys.phoneKey, day.branch.phone),
    };
    await this.#kept.keepDay({ ...hidden, id: day.id });
    this.officerName = officerName;
    this.wiped = null;
    this.ahead.forget();
    await this.#show(bookKey, keys.phoneKey);
    return null;
  }

  async #setPin(pin: string, phoneKey: CryptoKey): Promise<CryptoKey> {
    const { lock, bookKey } = await newLock(pin, phoneKey);
    await this.#kept.keep('lock', lock);
    return bookKey;
  }

  /** The keys of the phone. They are kept before the server hears of them. */
  async #ownKeys(): Promise<PhoneKeys> {
    if (this.#keys !== null) return this.#keys;
    const keys = { ...(await newSignKey()), phoneKey: await newPhoneKey() };
    await this.#kept.keep('keys', keys);
    this.#keys = keys;
    return keys;
  }

  async #register(name: string) {
    const { publicKey } = await this.#ownKeys();
    const made = await callField('register', { body: { publicKey, name } }, this.#caller());
    if (!made.ok) return made;
    await this.#kept.keep('device', made.data);
    this.#device = made.data;
    return made.data;
  }

  #caller(): Caller {
    return { language: this.language, token: storedSession().token };
  }

  /**
   * Signs an item, seals it and keeps it on the phone; it is sent by itself. Items are made one after another. Null if the phone has no
   * room: then nothing was kept.
   */
  add(made: AnyItem): Promise<PhoneItem | null> {
    return this.#inTurn(async () => {
      const { day } = this;
      const [bookKey, device, keys] = [this.#bookKey, this.#device, this.#keys];
      if (bookKey === null || day === null || device === null || keys === null)
        throw new Error('an item is made in an open book, on a day that was taken');
      const before = { kept: this.#stored.at(-1), item: this.items.at(-1) };
      const { item, slip } = writtenItem(made, { day, device: device.id, before });
      const { content, signature, hash } = await signItem(item, keys.signKey);
      const [sealed, read] = await Promise.all([
        sealTo(device.sealPoint, device.id, JSON.stringify({ content, signature })),
        hide(bookKey, item),
      ]);
      const { position } = item;
      const open = { answer: null, refusal: null };
      const kept: KeptItem = {
        position,
        hash,
        slip,
        package: day.id,
        sealed,
        read,
        isHandedIn: false,
        ...open,
      };
      if (!(await this.#keepItem(kept))) return null;
      const added: PhoneItem = { position, item, ...open };
      this.#stored = [...this.#stored, kept];
      if (this.guard === 'open') this.items = [...this.items, added];
      this.#changed();
      void this.send();
      void wakeOnNetwork();
      return added;
    });
  }

  /** False if the phone is full. The item that had to take the room that was reserved is the last. */
  async #keepItem(kept: KeptItem): Promise<boolean> {
    try {
      await this.#kept.add(kept);
      this.isFull = !(await this.#kept.hasReserve());
      return true;
    } catch (error) {
      if (!isFullError(error)) throw error;
      this.isFull = true;
      return false;
    }
  }

  /** Sends what is not sent. Needs no PIN: what is sent is sealed. */
  async send(): Promise<void> {
    this.#isAsked = true;
    if (this.line === 'sending') return;
    const told = (item: KeptItem, answer: FieldItemAnswer | null) => this.#answered(item, answer);
    let line: Line = 'idle';
    // An item that is added meanwhile goes at once.
    while (this.#isAsked && line === 'idle') {
      this.#isAsked = false;
      this.#tell('sending');
      line = await sendKept({ kept: this.#kept, caller: () => this.#caller(), told });
      if (line === 'idle') line = await this.#listen();
    }
    this.#tell(line);
    if (this.cash.isShown) await this.cash.read();
  }

  /** Hears the server's clock. */
  async #listen(): Promise<Line> {
    const server = await serverTime();
    if (server === null) return 'offline';
    this.#heard = { server, steady: steadyNow() };
    return 'idle';
  }

  #answered(item: KeptItem, answer: FieldItemAnswer | null): void {
    const { position, refusal } = item;
    this.#stored = this.#stored.map((one) => (one.position === position ? item : one));
    this.items = this.items.map((one) => (one.position === position ? { ...one, answer, refusal } : one));
    if (answer?.holdReason === 'device_revoked' && this.wiped === null)
      void this.#inTurn(() => this.#wipe('revoked')).then(this.#changed);
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
