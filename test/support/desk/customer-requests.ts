import type { MyTransferReport } from '#contract/lending/transfer-reports.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import { active, addCustomer, type Desk, type Terms } from '#test/support/lending/lending.ts';

/** A customer who signs in, with an agreement that is under way. */
export interface Payer {
  readonly customerId: string;
  readonly agreementId: string;
  readonly session: Session;
}

/** Ten rows of 1,000 of which three fell due. */
const late: Terms = {
  price: 12_000,
  downPayment: 2_000,
  count: 10,
  startOn: '2026-08-20',
  firstDueOn: '2026-09-20',
  deliveredOn: '2026-08-20',
};

export async function addPayer(testApi: TestApi, desk: Desk): Promise<Payer> {
  const customerId = await addCustomer(testApi, desk);
  const user = await testApi.addUser('customer');
  await queryWithEvent(testApi.context.pool, 'UPDATE customers SET user_id = $2 WHERE id = $1', [
    customerId,
    user.id,
  ]);
  const agreementId = await active(testApi, desk, { ...late, customerId });
  return { customerId, agreementId, session: await testApi.signIn(user.email) };
}

let transfers = 0;

/** A transfer of 1,000 rupees of today; each has a reference and a slip of its own. */
export async function transferBody(
  agreementId: string,
  given: Partial<BodyOf<'reportTransfer'>> = {},
): Promise<BodyOf<'reportTransfer'>> {
  transfers += 1;
  return {
    agreementId,
    amount: '1000',
    sentOn: '2026-11-20',
    method: 'jazzcash',
    reference: `TID ${1_000_000 + transfers}`,
    slip: await samplePicture(),
    ...given,
  };
}

export async function reportTransfer(
  testApi: TestApi,
  { session, agreementId }: Payer,
  given: Partial<BodyOf<'reportTransfer'>> = {},
): Promise<MyTransferReport> {
  return testApi.call('reportTransfer', { as: session, body: await transferBody(agreementId, given) });
}

/** The payment that a report is about. */
export const paymentFor = ({ id, amount, method, reference, sentOn }: MyTransferReport) => ({
  amount,
  method,
  reference,
  valuedOn: sentOn,
  transferReportId: id,
});

/** A customer who reported a transfer that nobody has looked at. */
export async function addReporter(testApi: TestApi, desk: Desk) {
  const payer = await addPayer(testApi, desk);
  return { payer, made: await reportTransfer(testApi, payer) };
}

/** A customer's request: for relief, unless `given` says otherwise. */
export function askBody(
  agreementId: string,
  given: Partial<BodyOf<'sendCustomerRequest'>> = {},
): BodyOf<'sendCustomerRequest'> {
  return { agreementId, kind: 'relief', reason: 'My husband is ill', wishedOn: null, ...given };
}
