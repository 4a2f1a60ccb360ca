import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { type BodyOf, endingsOf } from '#test/support/calls/calls.ts';
import { addPayer, reportTransfer } from '#test/support/desk/customer-requests.ts';
import { deposit, openAccount, openDrawer } from '#test/support/lending/cash.ts';
import {
  active,
  addCustomer,
  approved,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
  writtenOff,
} from '#test/support/lending/lending.ts';
import { addStatement, type BankLine, bankLine } from '#test/support/lending/statements.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const today = calendarDate('2026-11-20');
const onTheDay = (line: Partial<BankLine> = {}) => bankLine({ day: today, amount: 10_000, ...line });

/** The lines that wait on a new account with these. */
async function waiting(...lines: BankLine[]) {
  const { id } = await openAccount(testApi, desk);
  await addStatement(testApi, desk, id, lines);
  return listed(id);
}
async function listed(id: string) {
  const answer = await testApi.call('listWaitingLines', { as: desk.superadmin, params: { id } });
  return { ...answer, accountId: id };
}
/** The one line that waits on a new account. */
async function waitingLine(line: BankLine) {
  const answer = await waiting(line);
  const [first] = answer.lines;
  if (first === undefined) throw new Error('a line was added');
  return { ...first, accountId: answer.accountId };
}
const record = (id: string, body: BodyOf<'recordStatementLine'>, idempotencyKey = crypto.randomUUID()) =>
  testApi.attempt('recordStatementLine', { as: desk.superadmin, params: { id }, body, idempotencyKey });
const link = (id: string, recordId: string, kind: 'entry' | 'deposit' = 'entry') =>
  testApi.attempt('linkStatementLine', { as: desk.superadmin, params: { id }, body: { kind, recordId } });
const entriesOf = async (agreementId: string) =>
  (
    await testApi.context.pool.query<{
      kind: string;
      amount: number;
      valuedOn: string;
      reference: string;
      method: string;
    }>(
      `SELECT kind, amount, valued_on AS "valuedOn", reference, method FROM entries WHERE agreement_id = $1 AND kind <> 'delivery' ORDER BY position`,
      [agreementId],
    )
  ).rows;
const sold = (customerId?: string) =>
  active(testApi, desk, { downPayment: 0, ...(customerId && { customerId }) });

test('a payment number makes a line certain, and taking it records the payment on the day of the bank', async () => {
  const agreementId = await sold();
  const { paymentNumber } = await readAgreement(testApi, desk.superadmin, agreementId);
  const line = await waitingLine(
    onTheDay({ text: `RAAST ${paymentNumber.replaceAll('\u00A0', '')} SAMINA` }),
  );
  expect(line).toMatchObject({
    is: 'certain',
    record: null,
    proposals: [{ agreementId, reasons: ['payment_number'] }],
  });
  const body = { agreementId, version: line.proposals[0]?.version ?? 0 };
  expect(await record(line.id, body)).toMatchObject({
    ok: true,
    data: { kind: 'payment', amount: 10_000, valuedOn: today },
  });
  expect(await entriesOf(agreementId)).toMatchObject([
    { amount: 10_000, valuedOn: today, reference: line.reference, method: 'bank' },
  ]);
  expect(await listed(line.accountId)).toMatchObject({ lines: [], total: 0, suspensePaisa: 0 });
});

test('a press that is repeated after a lost answer records nothing twice', async () => {
  const agreementId = await sold();
  const { id } = await waitingLine(onTheDay());
  const key = crypto.randomUUID();
  const [first, second] = [await record(id, { agreementId }, key), await record(id, { agreementId }, key)];
  expect(second).toEqual(first);
  expect(await entriesOf(agreementId)).toHaveLength(1);
});

test('of two people who take a line at once, for one agreement or for two, one records it', async () => {
  const [one, other] = [await sold(), await sold()];
  const { id } = await waitingLine(onTheDay());
  const attempts = await Promise.all([one, other, one].map((agreementId) => record(id, { agreementId })));
  expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
  const all = [...(await entriesOf(one)), ...(await entriesOf(other))];
  expect(all).toHaveLength(1);
  expect(await record(id, { agreementId: other })).toMatchObject({
    ok: false,
    code: expect.stringMatching(/statement_line_taken|not_confirmed/),
  });
});

test('a line whose payment was recorded by hand is that entry, and is linked and not doubled', async () => {
  const agreementId = await sold();
  const line = onTheDay();
  const { entryId } = await pay(testApi, desk.employee, agreementId, 10_000, {
    method: 'jazzcash',
    reference: line.reference,
  });
  const { id, ...found } = await waitingLine(line);
  expect(found).toMatchObject({ is: 'certain', record: { kind: 'entry', id: entryId } });
  expect(await record(id, { agreementId })).toMatchObject({ ok: false, code: 'not_confirmed' });
  const links = await Promise.all([link(id, entryId), link(id, entryId)]);
  expect(endingsOf(links)).toEqual(['done', 'statement_line_taken']);
  expect(await entriesOf(agreementId)).toHaveLength(1);
});

test('a payment that was recorded by hand with another reference is shown beside the proposal', async () => {
  const customerId = await addCustomer(testApi, desk, { phone: '03012345678' });
  const agreementId = await sold(customerId);
  const { entryId } = await pay(testApi, desk.employee, agreementId, 11_000, {
    method: 'bank',
    reference: 'TYPED-WRONG',
  });
  const line = await waitingLine(onTheDay({ amount: 11_000, text: 'IBFT 03012345678' }));
  expect(line.proposals).toMatchObject([{ agreementId, recorded: { id: entryId } }]);
});

test('a phone with an amount that is due, and a name with one, are likely; of two equal agreements both are proposed', async () => {
  const given = { phone: '03023456789', fullName: { own: 'Samina Sial' } };
  const customerId = await addCustomer(testApi, desk, given);
  const [one, other] = [await sold(customerId), await sold(customerId)];
  const amount = 11_000;
  const byPhone = await waitingLine(onTheDay({ amount, text: 'RAAST 03023456789' }));
  expect(byPhone.is).toBe('likely');
  expect(byPhone.proposals.map(({ agreementId }) => agreementId).sort()).toEqual([one, other].sort());
  expect(byPhone.proposals[0]?.reasons).toEqual(['phone', 'amount_due']);
  const byName = await waitingLine(onTheDay({ amount, text: 'IBFT SAMINA SYAL HBL' }));
  expect(byName).toMatchObject({ is: 'likely', proposals: [{ reasons: ['amount_due', 'name'] }, {}] });
  expect((await waitingLine(onTheDay({ amount: 123, text: 'IBFT SAMINA SYAL' }))).is).toBe('unknown');
  expect((await waitingLine(onTheDay({ amount, text: 'IBFT' }))).is).toBe('unknown');
});

test('a payment number with a wrong digit is told, and proposes nobody', async () => {
  const { paymentNumber } = await readAgreement(testApi, desk.superadmin, await sold());
  const digits = paymentNumber.replaceAll('\u00A0', '');
  const wrong = `${digits.slice(0, 8)}${(Number(digits[8]) + 1) % 10}${digits.slice(9)}`;
  expect(await waitingLine(onTheDay({ text: `RAAST ${wrong}` }))).toMatchObject({
    is: 'unknown',
    hasWrongNumber: true,
    proposals: [],
  });
});

test('a payment number of an agreement that was not delivered, or was cancelled, is told, and proposes nobody', async () => {
  const ids = [await approved(testApi, desk), await approved(testApi, desk)];
  const read = (id: string) => readAgreement(testApi, desk.superadmin, id);
  const body = { reason: 'The customer changed their mind' };
  await testApi.call('cancelAgreement', { as: desk.superadmin, params: { id: ids[1] ?? '' }, body });
  for (const [place, status] of (['approved', 'cancelled'] as const).entries()) {
    const { paymentNumber, number } = await read(ids[place] ?? '');
    const text = `RAAST ${paymentNumber.replaceAll('\u00A0', '')}`;
    expect(await waitingLine(onTheDay({ text }))).toMatchObject({
      ...{ is: 'unknown', proposals: [], notPayable: [{ agreementNumber: number, status }] },
    });
  }
});

test('a reported transfer with the reference and amount of a line is certain, and matched with the payment', async () => {
  const payer = await addPayer(testApi, desk);
  const { reference } = await reportTransfer(testApi, payer);
  const line = await waitingLine(onTheDay({ amount: 1_000, reference }));
  expect(line).toMatchObject({
    is: 'certain',
    proposals: [{ agreementId: payer.agreementId, reasons: expect.arrayContaining(['report']) }],
  });
  expect(await record(line.id, { agreementId: payer.agreementId })).toMatchObject({ ok: true });
  const { data } = await testApi.call('listTransferReports', {
    as: desk.superadmin,
    query: { queue: 'settled' },
  });
  expect(data.find((report) => report.reference === reference)).toMatchObject({ state: 'matched' });
});

test('after a write-off a line is a recovery, and a completed agreement is overpaid after a question', async () => {
  const lost = await writtenOff(testApi, desk, { downPayment: 0 });
  expect(await record((await waitingLine(onTheDay())).id, { agreementId: lost })).toMatchObject({
    ok: true,
    data: { kind: 'recovery' },
  });
  const agreementId = await sold();
  await pay(testApi, desk.employee, agreementId, 132_000);
  const { id } = await waitingLine(onTheDay());
  expect(await record(id, { agreementId })).toMatchObject({ ok: false, code: 'not_confirmed' });
  const confirmed = ['payment_beyond_outstanding' as const];
  expect(await record(id, { agreementId, confirmed })).toMatchObject({
    ok: true,
    data: { overpaid: 10_000 },
  });
});

test('an agreement that is not active takes no line, and nothing is left behind', async () => {
  const agreementId = await approved(testApi, desk);
  const line = await waitingLine(onTheDay());
  expect(await record(line.id, { agreementId })).toMatchObject({ ok: false, code: 'agreement_is_approved' });
  expect((await listed(line.accountId)).lines).toMatchObject([{ id: line.id }]);
});

test('a line with paisa or of money that went out is no payment, and is set aside with a reason', async () => {
  const agreementId = await sold();
  const { lines } = await waiting(
    onTheDay({ amount: 12.5, text: 'PROFIT' }),
    onTheDay({ amount: -150, text: 'SMS ALERT FEE' }),
  );
  expect(lines.map(({ is, because }) => [is, because])).toEqual([
    ['aside', 'paisa'],
    ['aside', 'fee'],
  ]);
  for (const { id } of lines) {
    expect(await record(id, { agreementId })).toMatchObject({
      ok: false,
      code: 'statement_line_not_payable',
    });
    const aside = { as: desk.superadmin, params: { id }, body: { reason: 'Of the bank' } };
    const twice = [0, 1].map(() => testApi.attempt('setStatementLineAside', aside));
    expect(endingsOf(await Promise.all(twice))).toEqual(['done', 'statement_line_taken']);
  }
});

test('a match that posted nothing is taken back, and the line waits again', async () => {
  const line = await waitingLine(onTheDay());
  const params = { id: line.id };
  const free = { as: desk.superadmin, params };
  expect(await testApi.refusal('freeStatementLine', free)).toMatchObject({ code: 'statement_line_free' });
  await testApi.call('setStatementLineAside', { ...free, body: { reason: 'A test of the bank' } });
  await testApi.call('freeStatementLine', free);
  expect((await listed(line.accountId)).lines).toMatchObject([{ id: line.id }]);
});

test('a posted line is taken back by the reversal of its entry, as one thing, and can be taken again', async () => {
  const [wrong, right] = [await sold(), await sold()];
  const line = await waitingLine(onTheDay());
  const posted = await record(line.id, { agreementId: wrong });
  const entryId = posted.ok ? posted.data.entryId : '';
  const free = { as: desk.superadmin, params: { id: line.id } };
  expect(await testApi.refusal('freeStatementLine', free)).toMatchObject({ code: 'statement_line_posted' });
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  expect((await listed(line.accountId)).lines).toMatchObject([{ id: line.id }]);
  expect(await record(line.id, { agreementId: right })).toMatchObject({ ok: true });
  expect((await listed(line.accountId)).lines).toEqual([]);
});

test('an entry of another amount, a reversed one, and cash are not linked', async () => {
  const agreementId = await sold();
  const { id } = await waitingLine(onTheDay());
  const other = await pay(testApi, desk.employee, agreementId, 9_999, { method: 'bank', reference: 'O-1' });
  const cash = await pay(testApi, desk.employee, agreementId, 10_000);
  const gone = await pay(testApi, desk.employee, agreementId, 10_000, { method: 'bank', reference: 'O-2' });
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', gone.entryId));
  for (const { entryId } of [other, cash, gone])
    expect(await link(id, entryId)).toMatchObject({ ok: false, code: 'statement_record_differs' });
});

test('a deposit with the slip number and amount of a line has arrived with it, unless its maker says so', async () => {
  const branchId = await openDrawer(testApi, desk, 5_000_000);
  const { id: accountId } = await openAccount(testApi, desk);
  const slip = { accountId, amount: 30_000, depositedOn: today, slipNumber: '88201' };
  const { id: depositId } = await deposit(testApi, desk.superadmin, branchId, slip);
  const lines = [1, 2].map((n) =>
    onTheDay({ amount: 30_000, reference: `D-${n}`, text: 'CASH DEP SLIP 88201' }),
  );
  await addStatement(testApi, desk, accountId, lines);
  const { lines: found } = await listed(accountId);
  expect(found).toMatchObject([
    { is: 'certain', record: { kind: 'deposit', id: depositId } },
    { is: 'certain' },
  ]);
  const [first] = found;
  const { superadmin } = await openDesk(testApi);
  expect(await link(first?.id ?? '', depositId, 'deposit')).toMatchObject({ ok: false, code: 'own_deposit' });
  const body = { kind: 'deposit' as const, recordId: depositId };
  const links = await Promise.all(
    found.map(({ id }) => testApi.attempt('linkStatementLine', { as: superadmin, params: { id }, body })),
  );
  expect(links.filter(({ ok }) => ok)).toHaveLength(1);
  const { data } = await testApi.call('listCashMovements', { as: superadmin });
  expect(data.find(({ id }) => id === depositId)?.deposit).toMatchObject({ arrivedOn: today });
});

test('of a line that is linked to a deposit and the word that it never arrived at once, one wins', async () => {
  const branchId = await openDrawer(testApi, desk, 5_000_000);
  const { superadmin: as } = await openDesk(testApi);
  const ends: string[] = [];
  for (const slipNumber of ['77301', '77302', '77303']) {
    const { id: accountId } = await openAccount(testApi, desk);
    const made = { accountId, amount: 100, depositedOn: today, slipNumber };
    const { id } = await deposit(testApi, desk.superadmin, branchId, made);
    await addStatement(testApi, desk, accountId, [
      onTheDay({ amount: 100, text: `CASH DEP SLIP ${slipNumber}` }),
    ]);
    const [line] = (await listed(accountId)).lines;
    const params = { id: line?.id ?? '' };
    const linked = { as, params, body: { kind: 'deposit', recordId: id } } as const;
    const refused = { as, params: { id }, body: { reason: 'No such line' } };
    // The third is refused first.
    if (slipNumber === '77303') await testApi.call('refuseCashDeposit', refused);
    const both = await Promise.all([
      testApi.attempt('linkStatementLine', linked),
      testApi.attempt('refuseCashDeposit', refused),
    ]);
    ends.push(endingsOf(both).join());
    if (slipNumber === '77303') expect((await listed(accountId)).lines).toMatchObject([{ is: 'unknown' }]);
  }
  const [first, second, third] = ends;
  for (const end of [first, second])
    expect(['deposit_confirmed,done', 'deposit_refused,done']).toContain(end);
  expect(third).toBe('deposit_refused,deposit_refused');
});

test('what was matched agrees with the audit, and a match that its owner changes is named', async () => {
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  const { ownerPool } = testApi.database;
  await expect(ownerPool.query("UPDATE statement_matches SET how = 'linked'")).rejects.toThrow();
  await ownerPool.query('ALTER TABLE statement_matches DISABLE TRIGGER ALL');
  await ownerPool.query(
    `UPDATE statement_matches SET matched_by = $1
      WHERE id = (SELECT min(id::text)::uuid FROM statement_matches WHERE how = 'posted')`,
    [desk.employeeId],
  );
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([
    expect.stringMatching(/^match of a statement line .+/),
  ]);
});
