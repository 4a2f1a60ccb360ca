import type { FieldDay } from '#contract/lending/field/field-days.ts';
import type { FieldItemAnswer } from '#contract/lending/field/field-items.ts';
import type { Language } from '#domain/language.ts';
import type { FieldItem } from '#domain/lending/field/field-item.ts';

/** An item on the phone: as it was signed, and the answer of the server once it came. */
export interface PhoneItem {
  readonly position: number;
  readonly item: FieldItem;
  readonly content: string;
  readonly signature: string;
  readonly hash: string;
  readonly answer: FieldItemAnswer | null;
  /** True once the server keeps it by its signature alone. It waits for a sign-in. */
  readonly isHandedIn: boolean;
  /** The code of the refusal, if the server could not read it. */
  readonly refusal: string | null;
}

export interface PhoneDevice {
  readonly id: string;
  readonly code: string;
  readonly privateKey: CryptoKey;
}

/** The day on the phone, with the phone's own time at which it came. */
export interface PhoneDay extends FieldDay {
  readonly takenByPhone: number;
}

interface Kept {
  readonly device: PhoneDevice;
  readonly day: PhoneDay;
  readonly language: Language;
}

const names = { state: 'state', items: 'items' } as const;

/** The books on the phone, in IndexedDB alone. */
export class KeptItems {
  readonly #database: IDBDatabase;
  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<KeptItems> {
    const request = indexedDB.open('field-book', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(names.state);
      request.result.createObjectStore(names.items, { keyPath: 'position' });
    };
    return new KeptItems(await answered(request));
  }

  read<Name extends keyof Kept>(name: Name): Promise<Kept[Name] | undefined> {
    return answered(this.#store(names.state, 'readonly').get(name));
  }

  async keep<Name extends keyof Kept>(name: Name, value: Kept[Name]): Promise<void> {
    await written(this.#store(names.state, 'readwrite'), (store) => store.put(value, name));
  }

  items(): Promise<PhoneItem[]> {
    return answered(this.#store(names.items, 'readonly').getAll());
  }

  /** Adds an item. It is on the disk when this returns, and no item is ever written over another. */
  async add(item: PhoneItem): Promise<void> {
    await written(this.#store(names.items, 'readwrite'), (store) => store.add(item));
  }

  async update(item: PhoneItem): Promise<void> {
    await written(this.#store(names.items, 'readwrite'), (store) => store.put(item));
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
