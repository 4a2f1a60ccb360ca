import type { DraftStorage } from './draft.ts';

const inMemory = new Map<string, string>();

/**
 * The session storage of the tab. If the browser refuses it (blocked, or full), drafts last as long as the page: a visitor's form
 * must work either way.
 */
export const tabStorage: DraftStorage = {
  getItem: (key) => orElse(() => sessionStorage.getItem(key), null) ?? inMemory.get(key) ?? null,
  setItem(key, value) {
    inMemory.set(key, value);
    orElse(() => sessionStorage.setItem(key, value), undefined);
  },
  removeItem(key) {
    inMemory.delete(key);
    orElse(() => sessionStorage.removeItem(key), undefined);
  },
};

function orElse<Value>(use: () => Value, whenRefused: Value): Value {
  try {
    return use();
  } catch {
    return whenRefused;
  }
}
