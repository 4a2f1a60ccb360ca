import { beforeEach, describe, expect, test } from 'vitest';
import { addToDraft, type DraftStorage, keepDraft, readDraft } from './draft.ts';

let stored: Map<string, string>;
let storage: DraftStorage;
beforeEach(() => {
  stored = new Map();
  storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
});

const fields = ['name', 'phone'] as const;
const nothing = { values: {}, attempt: null };

describe('a draft', () => {
  test('comes back as typed, with the key of its attempts', () => {
    const draft = { values: { name: 'زینب', phone: '0300' }, attempt: { key: 'k', content: '{}' } };
    keepDraft(storage, 'message', draft);
    expect([...stored.keys()]).toEqual(['qist-draft-message']);
    expect(readDraft(storage, 'message', fields)).toEqual(draft);
  });

  test('of one form does not fill another', () => {
    keepDraft(storage, 'message', { values: { name: 'a' }, attempt: null });
    expect(readDraft(storage, 'contact', fields)).toEqual(nothing);
  });

  test('without text leaves nothing behind', () => {
    keepDraft(storage, 'message', { values: { name: 'a' }, attempt: null });
    keepDraft(storage, 'message', { values: { name: '', phone: '' }, attempt: null });
    expect(stored.size).toBe(0);
  });

  test.each(['not JSON', 'null', '[]', '"text"', '{"values":5,"attempt":{"key":1}}'])(
    'stored as %s is ignored',
    (text) => {
      stored.set('qist-draft-message', text);
      expect(readDraft(storage, 'message', fields)).toEqual(nothing);
    },
  );

  test('fills only existing fields, and only with text', () => {
    stored.set('qist-draft-message', JSON.stringify({ values: { name: 'a', phone: 7, role: 'superadmin' } }));
    expect(readDraft(storage, 'message', fields)).toEqual({ values: { name: 'a' }, attempt: null });
  });
});

describe('a text for a form on another page', () => {
  const draftAfter = (...texts: string[]) => {
    for (const text of texts) addToDraft(storage, 'message', fields, ['name', text], { phone: '0300' });
    return readDraft(storage, 'message', fields).values;
  };

  test('comes before what was typed there, once, and changes no other field', () => {
    keepDraft(storage, 'message', { values: { name: 'typed', phone: '0311' }, attempt: null });
    expect(draftAfter('a cooler', 'a fan', 'a cooler')).toEqual({
      name: 'a fan\na cooler\ntyped',
      phone: '0311',
    });
  });

  test('fills an empty form', () => {
    expect(draftAfter('a cooler')).toEqual({ name: 'a cooler', phone: '0300' });
  });
});
