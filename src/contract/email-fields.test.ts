import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';

interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly in?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

/** The fields for an e-mail in a schema, with the path to each. */
function emailFields(schema: z.ZodMiniType, path = ''): (readonly [string, z.ZodMiniType])[] {
  const { shape = {}, innerType, element, options = [], ...rest } = schema._zod.def as Definition;
  return [
    ...Object.entries(shape).flatMap(([name, field]) =>
      /e-?mail(?!s)/i.test(name)
        ? [[`${path}.${name}`, field] as const]
        : emailFields(field, `${path}.${name}`),
    ),
    ...[rest.in, innerType, element, ...options].flatMap((inner) => (inner ? emailFields(inner, path) : [])),
  ];
}

/** The site takes any text, because the lender fixed its messages. No mail goes to it. */
const ofVisitors = 'submitContactForm';

const fields = Object.entries<Endpoint>(api).flatMap(([name, { body }]) =>
  name === ofVisitors || !(body instanceof z.ZodMiniType) ? [] : emailFields(body, name),
);

test('every form for an e-mail takes one address in its one form, and none of the other spellings of it', () => {
  expect(fields.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      ...['signUp.email', 'setUp.email', 'editProfile.email', 'createCustomer.email', 'editCustomer.email'],
      ...['createEmployee.email', 'editEmployee.email', 'saveLenderProfile.content.email'],
      ...['saveOfficeRules.content.headMails.email', 'convertContactRequest.email'],
      'saveComplaintRules.content.outsideEmail',
    ]),
  );
  for (const [path, field] of fields) {
    expect(field.parse('V@Example.PK'), path).toBe('v@example.pk');
    for (const text of [
      '<v@example.pk>',
      'v@example.pk,',
      'a<v@example.pk>',
      '(c)v@example.pk',
      'g:v@example.pk;',
    ])
      expect(field.safeParse(text).error?.issues[0]?.message, path).toBe('email_format');
  }
});
