import { afterAll, beforeAll, expect, test } from 'vitest';
import { api, type EndpointName } from '#contract/api.ts';
import { createTestApi, readFailure, type TestApi } from '#test/support/calls/api.ts';
import { employeeBody } from '#test/support/desk/office.ts';
import { customerBody, type Desk, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/** Longer than any form takes a name. */
const name = 'عبدالرحمٰن Siddiqui '.repeat(10).slice(0, 200);
/** Enough digits for a number of any country, but not a Pakistani number. */
const phone = '030012345678901';

const tooLong = {
  en: 'This is too long: at most 120 characters',
  ur: 'یہ بہت لمبا ہے: زیادہ سے زیادہ 120 حروف',
};
const notAPhone = {
  en: 'Phone number must be in format 03xx-xxxxxxx',
  ur: 'فون نمبر اس طرح لکھیے: \u206603xx-xxxxxxx\u2069',
};

const visit = { preferredDate: '2026-11-24', preferredTime: 'morning', address: 'Satellite Town' };

interface Form {
  readonly form: string;
  readonly endpoint: EndpointName;
  /** The body of the form, with a name and a phone that it must refuse. */
  readonly body: () => object | Promise<object>;
  readonly nameField: string;
  readonly phoneField: string;
}

const forms: readonly Form[] = [
  {
    form: 'a customer',
    endpoint: 'createCustomer',
    body: () => customerBody({ fullName: { own: name }, phone }),
    nameField: 'fullName.own',
    phoneField: 'phone',
  },
  {
    form: 'an employee',
    endpoint: 'createEmployee',
    body: () => employeeBody(testApi, { fullName: { own: name }, phone }),
    nameField: 'fullName.own',
    phoneField: 'phone',
  },
  {
    form: 'signing up',
    endpoint: 'signUp',
    body: () => ({ fullName: name, phone, password: 'tea and blue rivers' }),
    nameField: 'fullName',
    phoneField: 'phone',
  },
  ...['contact_us', 'general_inquiry', 'home_visit'].map((formType) => ({
    form: `the site: ${formType}`,
    endpoint: 'submitContactForm' as const,
    body: () => ({
      ...visit,
      formType,
      fullName: name,
      phoneNumber: phone,
      message: 'Salaam',
      serviceType: '',
    }),
    nameField: 'fullName',
    phoneField: 'phoneNumber',
  })),
];

test.each(forms)(
  'the form of $form reports at the fields that the name is too long and the phone is invalid',
  async ({ endpoint, body, nameField, phoneField }) => {
    for (const language of ['en', 'ur'] as const) {
      const { method, path } = api[endpoint];
      const response = await testApi.send(method, path, {
        as: desk.superadmin,
        body: await body(),
        headers: { 'Accept-Language': language, 'Idempotency-Key': crypto.randomUUID() },
      });
      expect(response.status).toBe(422);
      const { errors } = await readFailure(response);
      expect(errors).toEqual(
        expect.arrayContaining([
          { field: nameField, message: tooLong[language] },
          { field: phoneField, message: notAPhone[language] },
        ]),
      );
      expect(errors).toHaveLength(2);
    }
  },
);
