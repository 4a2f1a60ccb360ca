import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MyTransferReport } from '#contract/lending/transfer-reports.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  addPayer,
  addReporter,
  type Payer,
  paymentFor,
  reportTransfer,
} from '#test/support/desk/customer-requests.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import { ask, type Desk, grant, openDesk, pay, readAgreement } from '#test/support/lending/lending.ts';
import { findDifferences } from './find-differences.ts';

let testApi: TestApi;
let desk: Desk;
let payer: Payer;
let number: string;
/** Matched to the payment at position 3, after the delivery and the down payment. */
let made: MyTransferReport;
let entryId: string;
/** The differences that earlier tests left. */
let before: ReadonlySet<string>;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());
beforeEach(async () => {
  ({ payer, made } = await addReporter(testApi, desk));
  ({ entryId } = await record(made));
  ({ number } = await readAgreement(testApi, desk.employee, payer.agreementId));
  before = new Set((await findDifferences(testApi.context.pool)).differences);
});

const record = (report: MyTransferReport) =>
  testApi.call('recordPayment', {
    as: desk.employee,
    params: { id: payer.agreementId },
    body: paymentFor(report),
  });
const refuse = ({ id }: MyTransferReport) =>
  testApi.call('refuseTransferReport', { as: desk.employee, params: { id }, body: { reason: 'Not there' } });
const reverse = async () => grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
const tamper = (...statements: readonly string[]) => tamperWith(testApi, made.id, statements);

/** Without the digests of the reports, which name every change. */
async function found(): Promise<string[]> {
  const { differences } = await findDifferences(testApi.context.pool);
  return differences.filter((line) => !before.has(line) && !line.startsWith('transfer report '));
}

const setState = (state: string) => `UPDATE transfer_reports SET state = '${state}' WHERE id = $1`;
const setRefused = `UPDATE transfer_reports SET state = 'refused', refused_at = now(), refused_by = gen_random_uuid(),
                           refusal_reason = 'Not there' WHERE id = $1`;

test('verify accepts a report that is checked again, then refused or matched to a second payment', async () => {
  await reverse();
  expect(await found()).toEqual([]);
  await record(made);
  expect(await found()).toEqual([]);
  const other = await reportTransfer(testApi, payer);
  await refuse(other);
  expect(await found()).toEqual([]);
});

test('a report set to matched again after its payment was reversed is reported', async () => {
  await reverse();
  await tamper(setState('matched'));
  expect(await found()).toEqual([
    `${number}: transfer report ${made.id} is matched, and matched to 0 payments that stand`,
  ]);
});

test.each([
  ['checking', setState('checking')],
  ['refused', setRefused],
])('a matched report set to %s is reported', async (state, statement) => {
  await tamper(statement);
  expect(await found()).toEqual([
    `${number}: transfer report ${made.id} is ${state}, and matched to 1 payment that stands`,
  ]);
});

test('a report that is called refused without a refusal is reported', async () => {
  const other = await reportTransfer(testApi, payer);
  await tamper(
    'ALTER TABLE transfer_reports DROP CONSTRAINT transfer_reports_refused_whole',
    `UPDATE transfer_reports SET state = 'refused' WHERE id = '${other.id}'`,
  );
  expect(await found()).toEqual([`${number}: transfer report ${other.id} is refused, and nobody refused it`]);
});

test('a match that names another person is reported', async () => {
  await tamper(`UPDATE transfer_matches SET matched_by = '${desk.superadminId}' WHERE report_id = $1`);
  expect(await found()).toEqual([
    `${number}: no audit event says that transfer report ${made.id} was matched to entry 3`,
  ]);
});

test('a report whose payment is missing is reported', async () => {
  await tamper(`DELETE FROM entries WHERE id = '${entryId}'`);
  const lines = await found();
  expect(lines).toContain(`${number}: transfer report ${made.id} is matched to an entry that is not there`);
  expect(lines).toContain(
    `${number}: transfer report ${made.id} is matched, and matched to 0 payments that stand`,
  );
});

test('a deleted report whose match remains is reported', async () => {
  await tamper('DELETE FROM transfer_reports WHERE id = $1');
  expect(await found()).toEqual([
    `${number}: transfer report ${made.id} is matched to entry 3, and is not there`,
  ]);
});

test('a match moved to an entry that is no payment or to another agreement is reported', async () => {
  const move = (to: string) => `UPDATE transfer_matches SET entry_id = ${to} WHERE report_id = $1`;
  await tamper(move(`(SELECT id FROM entries WHERE agreement_id = '${payer.agreementId}' AND position = 1)`));
  expect(await found()).toContain(
    `${number}: transfer report ${made.id} is matched to entry 1, which is no payment`,
  );
  const other = await addPayer(testApi, desk);
  const { entryId: foreign } = await pay(testApi, desk.employee, other.agreementId, 1_000);
  await tamper(move(`'${foreign}'`));
  expect(await found()).toContain(
    `${number}: transfer report ${made.id} is matched to an entry of another agreement`,
  );
});

test('one payment matched to two reports is reported', async () => {
  const other = await reportTransfer(testApi, payer);
  const match = `INSERT INTO transfer_matches SELECT entry_id, agreement_id, '${other.id}', now(), matched_by
                   FROM transfer_matches WHERE report_id = $1`;
  await tamper(
    'ALTER TABLE transfer_matches DROP CONSTRAINT transfer_matches_pkey',
    match,
    `UPDATE transfer_reports SET state = 'matched' WHERE id = '${other.id}'`,
  );
  expect(await found()).toContain(`${number}: entry 3 is matched to 2 transfer reports`);
});
