import { expect, test } from 'vitest';
import { roles } from './role.ts';

test('there are three roles, spelled as the session carries them', () => {
  expect(roles).toEqual(['superadmin', 'employee', 'customer']);
});
