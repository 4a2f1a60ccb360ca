import type { FieldDay } from '#contract/lending/field/field-days.ts';
import type { FieldItemAnswer } from '#contract/lending/field/field-items.ts';
import type { Language } from '#domain/language.ts';
import type { FieldItem } from '#domain/lending/field/field-item.ts';
import type { BookLock, Hidden } from './book-lock.ts';
import { isFullError, reserve } from './phone-storage.ts';

/** An item as the open book has it, with the answer of the server once it came. */
export interface PhoneItem {
  readonly position: number;
  readonly item: FieldItem;
  readonly answer: FieldItemAnswer | null;
  /** The code of the refusal, if the server could not read it. */
  readonly refusal: string | null;
}

/** An item as it is kept. Its place in the chain is plain, and names nobody. */
export interface KeptItem {
  readonly position: number;
  readonly hash: string;
  /** The last slip of the phone up to this item. */
  readonly slip: number;
  readonly package: string;
  /** The signed item, sealed to the server. Sent as it is, also by who cannot read it. */
  readonly sealed: string;
  /** The item under the key of the book; null once the book was wiped. */
  readonly read: Hidden | null;
  /** The answer of the server under the key of the phone. */
  readonly answer: Hidden | null;
  /** True once the server keeps it by its signature alone. It waits for a sign-in. */
  readonly isHandedIn: boolean;
  readonly refusal: string | null;
}

/** The keys of the phone, which scripts use and cannot read. */
export interface PhoneKeys {
  readonly signKey: CryptoKey;
  readonly publicKey: string;
  readonly phoneKey: CryptoKey;
}

export interface PhoneDevice {
  readonly id: string;
  readonly code: string;
  readonly sealPoint: string;
}

/** The day on the phone, with the phone's own time at which it came. */
export interface PhoneDay extends FieldDay {
  readonly takenByPhone: number;
}

/** Ten wrong PINs, or a phone that the office revoked. */
export type WipeReason = 'pins' | 'revoked';

interface Kept {
  readonly keys: PhoneKeys;
  readonly device: PhoneDevice;
  readonly lock: BookLock;
  /** The name of the officer, under the key of the phone, for the locked screen. */
  readonly face: Hidden;
  readonly day: Hidden;
  /** The phone of the branch, or null, under the key of the phone. */
  readonly branchPhone: Hidden;
  readonly language: Language;
  /** Room that is given up for items when the phone is full. */
  readonly reserve: Uint8Array<ArrayBuffer>;
  /** The reason why the book was wiped, until a day is taken again. */
  readonly wiped: WipeReason;
}
type Name = keyof Kept;

const names = { state: 'state', items: 'items' } as const;

/** True of an item that the server has not answered. */
export function isUnsent({ answer, refusal }: KeptItem): boolean {
  return answer === null && refusal === null;
}

/** The books on the phone, in IndexedDB alone. All but chain, keys and language is under a key. */
export class KeptItems {
  readonly #database: IDBDatabase;
  private constructor(database: IDBDatabase) {
    this.#database = database;
    database.onversionchange = () => database.close();
  }

  static async open(): Promise<KeptItems> {
    const request = indexedDB.open('field-book', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(names.state);
      request.result.createObjectStore(names.items, { keyPath: 'position' });
    };
    return new KeptItems(await answered(request));
  }

  close(): void {
    this.#database.close();
  }

  read<One extends Name>(name: One): Promise<Kept[One] | undefined> {
    return answered(this.#store(names.state, 'readonly').get(name));
  }

  async keep<One extends Name>(name: One, value: Kept[One]): Promise<void> {
    await written(this.#store(names.state, 'readwrite'), (store) => store.put(value, name));
  }

  items(): Promise<KeptItem[]> {
    return answered(this.#store(names.items, 'readonly').getAll());
  }

  /** Adds an item. It is on the disk when this returns, and no item is ever written over another. */
  async add(item: KeptItem): Promise<void> {
    await this.#writeItem((store) => store.add(item));
  }

  async update(item: KeptItem): Promise<void> {
    await this.#writeItem((store) => store.put(item));
  }

  /** Reserves room for a day, unless that was done. False if the phone has none. */
  async reserve(): Promise<boolean> {
    if (await this.hasReserve()) return true;
    try {
      await this.keep('reserve', reserve());
      return true;
    } catch (error) {
      if (isFullError(error)) return false;
      throw error;
    }
  }

  async hasReserve(): Promise<boolean> {
    return (await answered(this.#store(names.state, 'readonly').getKey('reserve'))) !== undefined;
  }

  /** Writes to the items; on a full phone into the room that was reserved. */
  async #writeItem(write: (store: IDBObjectStore) => void): Promise<void> {
    const once = () => written(this.#store(names.items, 'readwrite'), write);
    try {
      await once();
    } catch (error) {
      if (!isFullError(error)) throw error;
      await written(this.#store(names.state, 'readwrite'), (store) => store.delete('reserve'));
      await once();
    }
  }

  /** Keeps a day with the name of its officer, and lets go of what was answered on days before. The last item stays: the next one names it. */
  async keepDay({
    id,
    ...hidden
  }: Pick<Kept, 'day' | 'face' | 'branchPhone'> & { readonly id: string }): Promise<void> {
    const items = await this.items();
    const last = items.at(-1)?.position;
    const over = items.filter(
      (item) => !isUnsent(item) && item.package !== id && item.position !== last && item.refusal === null,
    );
    await this.#all((state, kept) => {
      for (const [name, value] of Object.entries(hidden)) state.put(value, name);
      state.delete('wiped');
      for (const { position } of over) kept.delete(position);
    });
  }

  /** Destroys the lock with all that is under the key of the book. What was sealed stays. */
  async wipe(reason: WipeReason): Promise<void> {
    const items = await this.items();
    await this.#all((state, kept) => {
      for (const name of ['lock', 'day', 'face'] as const) state.delete(name);
      state.put(reason, 'wiped');
      for (const item of items) kept.put({ ...item, read: null });
    });
  }

  async #all(write: (state: IDBObjectStore, items: IDBObjectStore) => void): Promise<void> {
    const all = this.#database.transaction([names.state, names.items], 'readwrite', { durability: 'strict' });
    const state = all.objectStore(names.state);
    await written(state, () => write(state, all.objectStore(names.items)));
  }

  #store(name: string, mode: IDBTransactionMode): IDBObjectStore {
    return this.#database.transaction(name, mode, { durability: 'strict' }).objectStore(name);
  }
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function written(store: IDBObjectStore, write: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const { transaction } = store;
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    write(store);
  });
}
