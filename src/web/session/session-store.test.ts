import { describe, expect, test } from 'vitest';
import type { SessionUser } from '#contract/auth.ts';
import { createSessionStore } from './session-store.ts';

const asif: SessionUser = {
  fullName: 'Asif Mahmood Cheema',
  role: 'superadmin',
  email: 'superadmin@example.pk',
  language: 'en',
};

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
  test('is loading while it waits, and clears the error of the attempt before', () => {
    const store = createSessionStore(() => browserStorage());
    store.dispatch({ type: 'sign-in-rejected', message: 'The password is not right.' });
    expect(store.get()).toMatchObject({ loading: false, error: 'The password is not right.' });
    store.dispatch({ type: 'sign-in-pending' });
    expect(store.get()).toMatchObject({ loading: true, error: null, isAuthenticated: false });
  });

  test('stores the token and the user, and nothing else of what came with them', () => {
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
  test('is loading until it is settled, and keeps the session until then', () => {
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
  test('the session of the last visit is there again', () => {
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
  ])('the damaged user %s is no user', (userData) => {
    const store = createSessionStore(() => browserStorage({ token: 'secret', userData }));
    expect(store.get()).toMatchObject({ user: null, token: 'secret', isAuthenticated: true });
  });

  test('a role that the product does not know is kept as it is, to be turned away by the guards', () => {
    const store = createSessionStore(() =>
      browserStorage({ token: 't', userData: '{"fullName":"A","role":"auditor"}' }),
    );
    expect(store.get().user?.role).toBe('auditor');
  });

  test('a user stored under the older name of the field is understood', () => {
    const userData = '{"fullname":"Nadia Aslam","role":"employee","language":"fr"}';
    const store = createSessionStore(() => browserStorage({ token: 'secret', userData }));
    expect(store.get().user).toEqual({
      fullName: 'Nadia Aslam',
      role: 'employee',
      email: null,
      language: 'en',
    });
  });

  test('a browser that forbids storage can sign in for as long as the page lasts', () => {
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

  test('that signs in as somebody else makes this one theirs', () => {
    const { store, storage } = signedIn();
    const other = createSessionStore(() => storage);
    other.dispatch({
      type: 'signed-in',
      user: { ...asif, fullName: 'Nadia Aslam', role: 'employee' },
      token: 'other',
    });
    store.follow({ key: 'token' });
    expect(store.get()).toMatchObject({
      token: 'other',
      user: { fullName: 'Nadia Aslam', role: 'employee' },
    });
  });

  test('that stores something of another program changes nothing', () => {
    const { store, storage } = signedIn();
    storage.removeItem('token');
    store.follow({ key: 'theme' });
    expect(store.get().isAuthenticated).toBe(true);
  });
});
