import { expect, test } from 'vitest';
import { relationName } from './guarantor-relations.messages.ts';

test('a listed relation is shown in either language, whichever it was entered in', () => {
  expect(relationName('Neighbor', 'ur')).toBe('پڑوسی');
  expect(relationName('پڑوسی', 'en')).toBe('Neighbor');
});

test('any other relation is shown as entered', () => {
  expect(relationName('Landlord’s cousin', 'ur')).toBe('Landlord’s cousin');
});
