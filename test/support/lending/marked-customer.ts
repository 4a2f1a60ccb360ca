import type { TestApi } from '#test/support/calls/api.ts';
import { addContactRequest } from '#test/support/desk/contact-requests.ts';
import { addDocument, samplePicture } from '#test/support/files/pictures.ts';
import { active, addCustomer, ask, type Desk, pay, readAgreement } from './lending.ts';

export interface MarkedCustomer {
  /** The ids of the customer's records. */
  readonly ids: readonly string[];
  /** The texts that identify the customer, and stand in no other record. */
  readonly secrets: readonly string[];
}

/** A customer with something of every kind that a branch keeps: papers, money, promises, what waits and what was said. */
export async function addMarkedCustomer(testApi: TestApi, desk: Desk): Promise<MarkedCustomer> {
  const as = desk.employee;
  const person = { fullName: { own: 'Zarmeena Qalandari', ur: 'زرمینہ قلندری' }, phone: '03469871234' };
  const cnic = '3840398712342';
  const customerId = await addCustomer(testApi, desk, { ...person, cnic });
  const agreementId = await active(testApi, desk, {
    customerId,
    startOn: '2026-10-20',
    firstDueOn: '2026-10-25',
    deliveredOn: '2026-10-20',
  });
  const { entryId, receipt } = await pay(testApi, as, agreementId, 700);
  const document = await addDocument(testApi, desk, customerId, 'cnic_front', await samplePicture());
  const given = { amount: 100, documentIds: [document.id] };
  const approvalId = await ask(testApi, desk, 'requestRelief', agreementId, given);
  const params = { id: agreementId };
  const promise = { amount: 5_000, promisedFor: '2026-11-25' };
  await testApi.call('recordPaymentPromise', { as, params, body: promise });
  await testApi.call('logContact', { as, params, body: { channel: 'call', result: 'reached' } });
  const requestId = await addContactRequest(testApi.context.pool, {
    fullName: person.fullName.own,
    phone: person.phone,
  });
  const { number } = await readAgreement(testApi, as, agreementId);
  return {
    ids: [customerId, agreementId, entryId, document.id, approvalId, requestId, desk.employeeId],
    secrets: [
      ...Object.values(person.fullName),
      person.phone,
      cnic,
      number,
      receipt?.number ?? '',
      'Zarmeena',
      'زرمینہ',
      '9871234',
    ],
  };
}
