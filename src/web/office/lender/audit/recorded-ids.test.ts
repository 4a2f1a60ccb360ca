import { expect, test } from 'vitest';
import { idsIn } from './recorded-ids.ts';

const bilal = '019a9f3e-8f3c-7d10-9b1a-000000000001';
const sana = '019a9f3e-8f3c-7d10-9b1a-000000000002';
const rukhsana = '019a9f3e-8f3c-7d10-9b1a-000000000003';

test("a person's id is found by its field, at any depth, once", () => {
  const event = {
    subject: 'customer',
    subjectId: rukhsana,
    before: { officerId: bilal, city: 'Sargodha' },
    after: {
      employeeIds: [bilal],
      officerId: sana,
      reassigned: { customers: 3, to: bilal },
      filters: { actorId: sana },
    },
  };
  expect(idsIn(event, 'employee')).toEqual([bilal, sana]);
  expect(idsIn(event, 'customer')).toEqual([rukhsana]);
  expect(idsIn(event, 'product')).toEqual([]);
});
