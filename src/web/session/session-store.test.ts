import { describe, expect, test } from 'vitest';
import type { SessionUser } from '#contract/identity/session.ts';
import { createSessionStore } from './session-store.ts';

const asif: SessionUser = {
  fullName: 'Asif Mahmood Cheema',
  role: 'superadmin',
  email: 'superadmin@example.pk',
  language: 'en',
};

const nadia: SessionUser = { ...asif, fullName: 'Nadia Aslam', role: 'employee' };

function browserStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

function entriesOf(storage: Storage): Record<string, string | null> {
  return { token: storage.getItem('token'), userData: storage.getItem('userData') };
}

function signedIn() {
  const storage = browserStorage();
  const store = createSessionStore(() => storage);
  store.dispatch({ type: 'signed-in', user: asif, token: 'secret' });
  return { storage, store };
}

describe('signing in', () => {
  test('is loading while it waits, and clears the previous error', () => {
    const store = createSessionStore(() => browserStorage());
    store.dispatch({ type: 'sign-in-rejected', message: 'The password is incorrect.' });
    expect(store.get()).toMatchObject({ loading: false, error: 'The password is incorrect.' });
    store.dispatch({ type: 'sign-in-pending' });
    expect(store.get()).toMatchObject({ loading: true, error: null, isAuthenticated: false });
  });

  test('stores the token and the user, and nothing else of the answer', () => {
    const storage = browserStorage();
    const store = createSessionStore(() => storage);
    store.dispatch({
      type: 'signed-in',
      user: { ...asif, cnic: '3840312345671' } as SessionUser,
      token: 'secret',
    });
    expect(store.get()).toMatchObject({ token: 'secret', isAuthenticated: true, loading: false });
    expect(storage.length).toBe(2);
    expect(storage.getItem('token')).toBe('secret');
    expect(JSON.parse(storage.getItem('userData') ?? '')).toEqual(asif);
  });

  test('that is refused leaves nobody signed in', () => {
    const storage = browserStorage();
    const store = createSessionStore(() => storage);
    store.dispatch({ type: 'sign-in-pending' });
    store.dispatch({ type: 'sign-in-rejected', message: 'No.' });
    expect(store.get()).toEqual({
      user: null,
      token: null,
      isAuthenticated: false,
      loading: false,
      error: 'No.',
    });
    expect(storage.length).toBe(0);
  });
});

describe('signing out', () => {
  test('is loading until the answer, and keeps the session until then', () => {
    const { store } = signedIn();
    store.dispatch({ type: 'sign-out-pending' });
    expect(store.get()).toMatchObject({ loading: true, token: 'secret', isAuthenticated: true });
  });

  test.each([null, 'The server could not be reached.'])(
    'clears the session and both keys, and keeps the message %j',
    (error) => {
      const { store, storage } = signedIn();
      store.dispatch({ type: 'signed-out', error });
      expect(store.get()).toEqual({ user: null, token: null, isAuthenticated: false, loading: false, error });
      expect(entriesOf(storage)).toEqual({ token: null, userData: null });
    },
  );
});

describe('at startup', () => {
  test('the session of the last visit is restored', () => {
    const { storage } = signedIn();
    expect(createSessionStore(() => storage).get()).toMatchObject({
      user: asif,
      token: 'secret',
      isAuthenticated: true,
    });
  });

  test.each([
    '{"fullName"',
    'null',
    '[]',
    '7',
    '{}',
    '{"fullName":"A","role":""}',
    '{"fullName":1,"role":"employee"}',
  ])('the invalid user %s is ignored', (userData) => {
    const store = createSessionStore(() => browserStorage({ token: 'secret', userData }));
    expect(store.get()).toMatchObject({ user: null, token: 'secret', isAuthenticated: true });
  });

  test('an unknown role is kept, for the guards to refuse', () => {
    const store = createSessionStore(() =>
      browserStorage({ token: 't', userData: '{"fullName":"A","role":"auditor"}' }),
    );
    expect(store.get().user?.role).toBe('auditor');
  });

  test("a user stored with the field's older name is read", () => {
    const userData = '{"fullname":"Nadia Aslam","role":"employee","language":"fr"}';
    const store = createSessionStore(() => browserStorage({ token: 'secret', userData }));
    expect(store.get().user).toEqual({
      fullName: 'Nadia Aslam',
      role: 'employee',
      email: null,
      language: 'en',
    });
  });

  test('in a browser that forbids storage a sign-in lasts as long as the page', () => {
    const store = createSessionStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.get().isAuthenticated).toBe(false);
    store.dispatch({ type: 'signed-in', user: asif, token: 'secret' });
    expect(store.get().isAuthenticated).toBe(true);
  });
});

describe('another tab', () => {
  test('that signs out signs this one out', () => {
    const { store, storage } = signedIn();
    let heard = 0;
    store.subscribe(() => heard++);
    storage.removeItem('token');
    storage.removeItem('userData');
    store.follow({ key: 'token' });
    expect(store.get()).toMatchObject({ user: null, isAuthenticated: false });
    expect(heard).toBe(1);
  });

  test.each([
    ['user first', ['userData', 'token']],
    ['token first', ['token', 'userData']],
  ])('that signs in another user closes what is open here, heard %s', (_, keys) => {
    const { store, storage } = signedIn();
    expect(store.isTakenOver()).toBe(false);
    const stored: Record<string, string> = { userData: JSON.stringify(nadia), token: 'other' };
    for (const key of keys) {
      storage.setItem(key, stored[key] ?? '');
      store.follow({ key });
    }
    expect(store.get()).toMatchObject({ token: 'other', user: nadia });
    expect(store.isTakenOver()).toBe(true);
  });

  test('that signs in the same user again closes nothing', () => {
    const { store, storage } = signedIn();
    storage.setItem('token', 'newer');
    store.follow({ key: 'token' });
    expect(store.get()).toMatchObject({ token: 'newer', user: asif });
    expect(store.isTakenOver()).toBe(false);
  });

  test('that changes the name of the same account closes nothing', () => {
    const { store, storage } = signedIn();
    storage.setItem('userData', JSON.stringify({ ...asif, fullName: 'Asif Cheema' }));
    store.follow({ key: 'userData' });
    expect(store.get().user?.fullName).toBe('Asif Cheema');
    expect(store.isTakenOver()).toBe(false);
  });

  test('that signs out before another user signs in leaves nothing to close', () => {
    const { store, storage } = signedIn();
    const other = createSessionStore(() => storage);
    other.dispatch({ type: 'signed-out', error: null });
    store.follow({ key: 'token' });
    other.dispatch({ type: 'signed-in', user: nadia, token: 'other' });
    store.follow({ key: 'token' });
    expect(store.get().user).toEqual(nadia);
    expect(store.isTakenOver()).toBe(false);
  });

  test('that stores data of another program changes nothing', () => {
    const { store, storage } = signedIn();
    storage.removeItem('token');
    store.follow({ key: 'theme' });
    expect(store.get().isAuthenticated).toBe(true);
  });
});

describe('a session that the server no longer knows', () => {
  test('is cleared', () => {
    const { store, storage } = signedIn();
    store.end('secret');
    expect(store.get()).toMatchObject({ user: null, isAuthenticated: false });
    expect(storage.length).toBe(0);
  });

  test('does not end a newer session, here or in another tab', () => {
    const { store, storage } = signedIn();
    store.end('the one before');
    expect(store.get().token).toBe('secret');
    createSessionStore(() => storage).dispatch({ type: 'signed-in', user: asif, token: 'newer' });
    store.end('secret');
    expect(store.get().token).toBe('newer');
    expect(storage.getItem('token')).toBe('newer');
  });

  test('stays while somebody works, with a message', () => {
    const { store, storage } = signedIn();
    const told: string[] = [];
    const stop = store.keepOpen((token) => told.push(token));
    store.end('secret');
    expect(told).toEqual(['secret']);
    expect(storage.getItem('token')).toBe('secret');
    stop();
    store.end('secret');
    expect(store.get().isAuthenticated).toBe(false);
  });

  test("is continued by the same user's sign-in; another user closes what was open", () => {
    const { store } = signedIn();
    store.dispatch({ type: 'signed-in', user: asif, token: 'newer' });
    expect(store.isTakenOver()).toBe(false);
    store.dispatch({ type: 'signed-in', user: nadia, token: 'hers' });
    expect(store.isTakenOver()).toBe(true);
  });
});
