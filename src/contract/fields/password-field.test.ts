import { describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type FileForm, isFileForm } from '#contract/file-form.ts';
import { decidersPassword, newPassword, typedPassword } from './password-field.ts';

/** The same letters as a phone and as a computer may encode them, with a space that is part of the password. */
const composed = ' café-é12 ';
const decomposed = composed.normalize('NFD');

test('a password is the same whichever way a keyboard composes its letters, in every field', () => {
  expect(decomposed).not.toBe(composed);
  for (const field of [newPassword(), typedPassword(), decidersPassword()]) {
    expect(field.parse(decomposed)).toBe(composed);
  }
});

test('a new password has 8 to 200 characters; one entered as proof may be shorter, but not longer', () => {
  expect(newPassword().safeParse('1234567').success).toBe(false);
  expect(typedPassword().safeParse('1234567').success).toBe(true);
  for (const field of [newPassword(), typedPassword(), decidersPassword()]) {
    expect(field.safeParse('x'.repeat(200)).success).toBe(true);
    expect(field.safeParse('x'.repeat(201)).success).toBe(false);
  }
});

test("a decision about another person's request needs no password", () => {
  expect([undefined, null, ''].map((left) => decidersPassword().parse(left))).toEqual([null, null, null]);
});

type Schema = Exclude<NonNullable<Endpoint['body']>, FileForm>;

/** The fields of a body, also of a union of forms. */
function fieldsOf(body: Schema): [string, Schema][] {
  const { shape = {}, options = [] } = body.def as { shape?: Record<string, Schema>; options?: Schema[] };
  return [...Object.entries(shape), ...options.flatMap(fieldsOf)];
}

describe('every endpoint with a password reads it by the same field', () => {
  const named = Object.entries(api as Record<string, Endpoint>).flatMap(([name, { body }]) =>
    body === undefined || isFileForm(body)
      ? []
      : fieldsOf(body)
          .filter(([field]) => /password$/i.test(field))
          .map(([field, schema]) => [`${name} ${field}`, schema] as const),
  );

  test('they include sign-in, password reset and decisions', () => {
    expect(named.map(([place]) => place)).toEqual(
      expect.arrayContaining(['signIn password', 'resetPassword password', 'decideApproval password']),
    );
  });

  test.each(named)('%s', (_, schema) => {
    expect(schema.parse(decomposed)).toBe(composed);
  });
});
