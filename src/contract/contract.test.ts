import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { entryWarnings } from '#domain/lending/ledger/check-entry.ts';
import { api } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { errorCatalogue, errorCodes } from './errors/error-catalogue.ts';
import { isFileForm } from './file-form.ts';
import { documentKinds } from './lending/customer-documents.ts';
import { describeApi } from './openapi.ts';

const endpoints: [string, Endpoint][] = Object.entries(api);

describe('the endpoint table', () => {
  test('has no two endpoints with the same method and path', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(endpoints)('%s refuses a body that is not an object', (_, { body }) => {
    if (body === undefined || isFileForm(body)) return;
    for (const sent of [null, [], 1, 'text']) expect(body.safeParse(sent).success).toBe(false);
  });

  test.each(endpoints)('%s describes every parameter of its path', (_, { path, params }) => {
    expect(params !== undefined).toBe(path.includes(':'));
  });

  test.each(endpoints)('%s takes a body only where a method carries one', (_, { method, body }) => {
    expect(body === undefined || method !== 'GET').toBe(true);
  });

  test('accepts files only from signed-in users, whose uploads can be counted', () => {
    const forms = endpoints.filter(([, { body }]) => isFileForm(body));
    expect(forms.length).toBeGreaterThan(0);
    for (const [name, { access }] of forms) expect(access, name).not.toBe('public');
  });

  test('has no file with the name of a field', () => {
    for (const [name, { body }] of endpoints) {
      if (!isFileForm(body)) continue;
      const fields = Object.keys(body.fields.shape);
      expect(
        fields.filter((field) => Object.hasOwn(body.files, field)),
        name,
      ).toEqual([]);
    }
  });
});

describe('the OpenAPI document', () => {
  const document = describeApi();

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('describes a form with its fields, its files and their types', () => {
    const paths = document.paths as Record<string, Record<string, { requestBody: object }>>;
    expect(paths['/api/customers/{id}/documents']?.post?.requestBody).toEqual({
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { kind: { type: 'string', enum: [...documentKinds] }, picture: {} },
            required: ['kind', 'picture'],
            additionalProperties: false,
          },
          encoding: { picture: { contentType: 'image/jpeg, image/png, image/webp' } },
        },
      },
    });
  });

  test('limits the length of every list that a caller sends, and of the list of faults', () => {
    const unbounded: string[] = [];
    const look = (schema: unknown, path: string) => {
      if (typeof schema !== 'object' || schema === null) return;
      if ('type' in schema && schema.type === 'array' && !('maxItems' in schema)) unbounded.push(path);
      for (const [name, inner] of Object.entries(schema)) look(inner, `${path}.${name}`);
    };
    const paths = document.paths as Record<string, Record<string, object>>;
    for (const [path, methods] of Object.entries(paths)) {
      for (const operation of Object.values(methods)) look({ ...operation, responses: null }, path);
    }
    look(document.components, 'components');
    expect(unbounded).toEqual([]);
  });

  test('holds every endpoint', () => {
    const paths = document.paths as Record<string, Record<string, { operationId: string }>>;
    const named = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(named.sort()).toEqual(Object.keys(api).sort());
  });
});

/** The values of figures in a message that are no amounts. */
const known: Readonly<Record<string, unknown>> = {
  max: 20,
  rowsMax: 20_000,
  columnsMax: 100,
  where: 'B2:C2',
  lines: '2, 3',
  needed: 2,
  fault: 'cnic_wrong',
  named: 1,
  holder: { en: 'Bilal Ahmed', ur: 'بلال احمد' },
  retryAfterSeconds: 90,
  ...{ today: '2026-11-20', earliestOn: '2026-11-13', deliveredOn: '2026-11-01', firstDueOn: '2026-12-20' },
  ...{ next: '2026-10-31', last: '2026-09-30', month: '2026-10-31' },
  branches: [{ branchCode: 'SGD', since: '2026-10-29' }],
  ...{
    draftedOn: '2026-11-02',
    lastPaidDueOn: '2026-10-20',
    startOn: '2026-08-20',
    passedOn: '2026-10-20',
    reversedOn: '2026-11-03',
  },
  ...{ count: 2, lastValuedOn: '2026-11-04' },
  ...{ by: { en: 'Bilal Ahmed', ur: 'بلال احمد' }, at: '10:04', days: 30 },
  warnings: entryWarnings,
  repeats: {
    sameSlip: { receiptNumber: 'SGD-000123', agreementNumber: 'SGD-26-00001' },
    equalPayment: { receiptNumber: null, agreementNumber: 'SGD-26-00001' },
  },
};

/** A value for each kind of figure in a message: an amount, if it is not a known one. */
const figures = new Proxy(known, {
  get: (_, name) => (typeof name === 'string' && name in known ? known[name] : 1_200),
});

describe('the error catalogue', () => {
  test.each(errorCodes)('has %s in both languages, with its figures', (code) => {
    for (const language of languages) {
      const text = errorCatalogue[code].text[language];
      const said = typeof text === 'string' ? text : (text as (details: object) => string)(figures);
      expect(said).not.toMatch(/undefined|NaN/);
      expect(/\p{Script=Arabic}/u.test(said)).toBe(language === 'ur');
    }
  });
});
