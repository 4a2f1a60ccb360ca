import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfficeRules } from '#contract/lender/settings.ts';
import { settingsSubject } from '#server/platform/audit/settings-subject.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addEmployee, auditOf, designationId, employeeBody } from '#test/support/desk/office.ts';
import { openDesk } from '#test/support/lending/lending.ts';

type Designations = OfficeRules['designations'];

let testApi: TestApi;
let admin: Session;

beforeAll(async () => {
  testApi = await createTestApi();
  admin = (await openDesk(testApi)).superadmin;
});
afterAll(() => testApi.close());

const read = async () => (await testApi.call('getSettings', { as: admin })).officeRules;

/** The form of the settings with only the list changed. */
async function withList(change: (list: Designations) => Designations) {
  const { content, version } = await read();
  const body = { content: { ...content, designations: change(content.designations) }, version };
  return { as: admin, body };
}

const driver = { id: null, name: { en: 'Driver', ur: 'ڈرائیور' } };

test('renaming a designation renames it for everyone who has it', async () => {
  const { id } = await addEmployee(testApi, admin, {
    designationId: await designationId(testApi, 'Cashier'),
  });
  const name = { en: 'Head cashier', ur: 'ہیڈ کیشیئر' };
  const saved = await testApi.call(
    'saveOfficeRules',
    await withList((list) => list.map((each) => (each.name.en === 'Cashier' ? { ...each, name } : each))),
  );
  expect(saved.content.designations.map((each) => each.name.en)).toEqual([
    'Branch manager',
    'Installment officer',
    'Recovery officer',
    'Head cashier',
  ]);
  const employee = await testApi.call('getEmployee', { as: admin, params: { id } });
  expect(employee.designation?.name).toEqual(name);
  expect((await auditOf(testApi, settingsSubject.subjectId)).at(-1)).toMatchObject({
    action: 'save_office_rules',
    after: { designations: expect.arrayContaining([expect.objectContaining({ name })]) },
  });
});

test('two designations can swap their names, but none can be on the list twice', async () => {
  const exchanged = await testApi.call(
    'saveOfficeRules',
    await withList(([first, second, ...others]) => [
      { ...(first as Designations[number]), name: (second as Designations[number]).name },
      { ...(second as Designations[number]), name: (first as Designations[number]).name },
      ...others,
    ]),
  );
  expect(exchanged.content.designations.slice(0, 2).map(({ name }) => name.en)).toEqual([
    'Installment officer',
    'Branch manager',
  ]);
  expect(
    await testApi.refusal('saveOfficeRules', await withList((list) => [...list, driver, driver])),
  ).toMatchObject({ code: 'invalid_input', fields: ['content.designations.5.name.en'] });
  const again = (list: Designations) => [...list, { ...driver, id: list[0]?.id ?? null }];
  expect(await testApi.refusal('saveOfficeRules', await withList(again))).toMatchObject({
    code: 'invalid_input',
    fields: ['content.designations.4.name.en'],
  });
});

test('removing a designation that an employee has is refused, and the rest of the change too', async () => {
  await addEmployee(testApi, admin);
  await testApi.call('saveOfficeRules', await withList((list) => [...list, driver]));
  const before = await read();
  expect(await testApi.refusal('saveOfficeRules', await withList(() => []))).toMatchObject({
    code: 'designation_in_use',
  });
  expect(await read()).toEqual(before);
  const without = await testApi.call(
    'saveOfficeRules',
    await withList((list) => list.filter(({ name }) => name.en !== 'Driver')),
  );
  expect(without.content.designations).toHaveLength(before.content.designations.length - 1);
});

test('an employee cannot be hired with a designation that is removed at that moment', async () => {
  await testApi.call('saveOfficeRules', await withList((list) => [...list, driver]));
  const hired = { designationId: await designationId(testApi, 'Driver') };
  const removal = await withList((list) => list.filter(({ name }) => name.en !== 'Driver'));
  const body = await employeeBody(testApi, hired);
  const endings = endingsOf(
    await Promise.all([
      testApi.attempt('saveOfficeRules', removal),
      testApi.attempt('createEmployee', { as: admin, body }),
    ]),
  );
  expect([
    ['designation_in_use', 'done'],
    ['done', 'invalid_input'],
  ]).toContainEqual(endings);
});
