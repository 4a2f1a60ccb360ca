import { expect, test } from 'vitest';
import { relationName } from './guarantor-relations.messages.ts';

test('a relation of the list is read in either language, whichever it was entered in', () => {
  expect(relationName('Neighbor', 'ur')).toBe('پڑوسی');
  expect(relationName('پڑوسی', 'en')).toBe('Neighbor');
});

test('any other relation is read as it was entered', () => {
  expect(relationName('Landlord’s cousin', 'ur')).toBe('Landlord’s cousin');
});
