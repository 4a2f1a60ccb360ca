import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addReporter } from '#test/support/desk/customer-requests.ts';
import { auditOf } from '#test/support/desk/office.ts';
import { deposit, openAccount, openDrawer } from '#test/support/lending/cash.ts';
import {
  active,
  ask,
  type Desk,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { addStatement, type BankLine, bankLine, statementBody } from '#test/support/lending/statements.ts';
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

/** An account whose certain lines are matched by themselves, and those with these texts set aside. */
async function ruled(feeTexts = 'SMS ALERT\nZakat', postsCertain = true): Promise<string> {
  const { id } = await openAccount(testApi, desk);
  const body = { postsCertain, feeTexts, version: 0 };
  await testApi.call('setStatementRules', { as: desk.superadmin, params: { id }, body });
  return id;
}
async function sold() {
  const agreementId = await active(testApi, desk, { downPayment: 0 });
  const { paymentNumber } = await readAgreement(testApi, desk.superadmin, agreementId);
  return { agreementId, text: `RAAST ${paymentNumber.replaceAll('\u00A0', '')}` };
}
const add = (id: string, ...lines: BankLine[]) => addStatement(testApi, desk, id, lines);
const stored = async (id: string) =>
  (await testApi.call('listBankStatementLines', { as: desk.superadmin, params: { id }, body: {} })).data;
const matchOf = async (id: string, text: string) =>
  (await stored(id)).find((line) => line.text === text)?.match;
const paidOn = async (agreementId: string) =>
  (
    await testApi.context.pool.query<{ amount: number }>(
      "SELECT amount FROM entries WHERE agreement_id = $1 AND kind = 'payment' ORDER BY position",
      [agreementId],
    )
  ).rows.map(({ amount }) => amount);

test('a line with a payment number is recorded as its file is added, and told apart on the row and in the audit', async () => {
  const id = await ruled();
  const { agreementId, text } = await sold();
  const line = onTheDay({ text });
  expect(await add(id, line)).toMatchObject({ added: 1, byRule: { recorded: 1, linked: 0, aside: 0 } });
  expect(await matchOf(id, text)).toMatchObject({ how: 'posted', isByRule: true });
  expect(await auditOf(testApi, agreementId)).toContainEqual(
    expect.objectContaining({ action: 'record_statement_line_by_rule' }),
  );
  expect(await add(id, line)).toMatchObject({ added: 0, byRule: { recorded: 0 } });
  expect(await paidOn(agreementId)).toEqual([10_000]);
});

test('without the switch a certain line waits, and a fee is set aside all the same', async () => {
  const id = await ruled('SMS ALERT', false);
  const { agreementId, text } = await sold();
  const fee = onTheDay({ text: 'SMS-ALERT 11/2026', amount: -150 });
  expect(await add(id, onTheDay({ text }), fee)).toMatchObject({ byRule: { recorded: 0, aside: 1 } });
  expect(await paidOn(agreementId)).toEqual([]);
  expect(await matchOf(id, fee.text)).toMatchObject({ how: 'aside', isByRule: true, reason: 'SMS ALERT' });
});

test('a fee that was taken back waits and is never set aside by rule again; money that came in never is', async () => {
  const id = await ruled();
  const fee = onTheDay({ text: 'ZAKAT DED', amount: -700 });
  const came = onTheDay({ text: 'ZAKAT RECEIVED' });
  expect(await add(id, fee, came)).toMatchObject({ byRule: { aside: 1 } });
  const lineId = (await stored(id)).find(({ text }) => text === fee.text)?.id ?? '';
  await testApi.call('freeStatementLine', { as: desk.superadmin, params: { id: lineId } });
  expect(await add(id, fee, came)).toMatchObject({ byRule: { recorded: 0, linked: 0, aside: 0 } });
  expect([await matchOf(id, fee.text), await matchOf(id, came.text)]).toEqual([null, null]);
});

test('a posted line that was reversed is not posted by rule again', async () => {
  const id = await ruled();
  const { agreementId, text } = await sold();
  const line = onTheDay({ text });
  await add(id, line);
  const { rows } = await testApi.context.pool.query<{ id: string }>(
    "SELECT id FROM entries WHERE agreement_id = $1 AND kind = 'payment'",
    [agreementId],
  );
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', rows[0]?.id ?? ''));
  expect(await add(id, line)).toMatchObject({ byRule: { recorded: 0 } });
  expect(await matchOf(id, text)).toBeNull();
  expect(await paidOn(agreementId)).toEqual([10_000]);
});

test('what asks a person waits: a twin, an overpayment, a payment recorded by hand, a report, a name', async () => {
  const id = await ruled();
  const [twice, beyond, byHand] = [await sold(), await sold(), await sold()];
  const { outstanding } = await readAgreement(testApi, desk.superadmin, beyond.agreementId);
  await pay(testApi, desk.employee, byHand.agreementId, 10_000, {
    ...{ method: 'jazzcash', reference: bankLine().reference, valuedOn: today },
  });
  const { payer, made } = await addReporter(testApi, desk);
  const reported = onTheDay({ text: 'TRF', reference: made.reference, amount: made.amount });
  const answer = await add(
    id,
    onTheDay({ text: twice.text }),
    onTheDay({ text: twice.text }),
    onTheDay({ text: beyond.text, amount: outstanding + 1 }),
    onTheDay({ text: byHand.text }),
    reported,
    onTheDay({ text: 'IBFT SAMINA SIAL' }),
  );
  expect(answer).toMatchObject({ added: 6, byRule: { recorded: 1, linked: 0, aside: 0 } });
  expect(await paidOn(twice.agreementId)).toEqual([10_000]);
  expect(await paidOn(beyond.agreementId)).toEqual([]);
  expect(await paidOn(byHand.agreementId)).toEqual([10_000]);
  expect(await paidOn(payer.agreementId)).not.toContain(made.amount);
});

test('an entry with the reference and amount of a line is linked, a deposit of cash waits for a person', async () => {
  const id = await ruled();
  const { agreementId } = await sold();
  const line = onTheDay({ text: 'TRF' });
  await pay(testApi, desk.employee, agreementId, 10_000, {
    ...{ method: 'bank', reference: line.reference, valuedOn: today },
  });
  const cash = onTheDay({ text: 'CASH DEP', amount: 5_000 });
  const other = await openDesk(testApi);
  await deposit(testApi, other.superadmin, await openDrawer(testApi, desk, 50_000), {
    ...{ accountId: id, amount: 5_000, depositedOn: today, slipNumber: cash.reference },
  });
  expect(await add(id, line, cash)).toMatchObject({ byRule: { recorded: 0, linked: 1, aside: 0 } });
  expect(await matchOf(id, 'TRF')).toMatchObject({ how: 'linked', isByRule: true });
  expect(await matchOf(id, 'CASH DEP')).toBeNull();
});

test('after a process that was killed between two lines the same file goes on, and of two at once each line is posted once', async () => {
  const { id } = await openAccount(testApi, desk);
  const [first, second] = [await sold(), await sold()];
  const lines = [onTheDay({ text: first.text }), onTheDay({ text: second.text })];
  // The lines are stored, and nothing of the rules is done.
  await addStatement(testApi, desk, id, lines);
  const body = { postsCertain: true, feeTexts: '', version: 0 };
  await testApi.call('setStatementRules', { as: desk.superadmin, params: { id }, body });
  const again = () =>
    testApi.call('addBankStatement', { as: desk.superadmin, params: { id }, body: statementBody(lines) });
  const answers = await Promise.all([again(), again(), again()]);
  expect(answers.reduce((sum, { byRule }) => sum + (byRule?.recorded ?? 0), 0)).toBeGreaterThanOrEqual(2);
  expect([await paidOn(first.agreementId), await paidOn(second.agreementId)]).toEqual([[10_000], [10_000]]);
});

test('rules that another person changed meanwhile are not overwritten, and a text of two letters is refused', async () => {
  const id = await ruled();
  const set = (feeTexts: string, version: number) =>
    testApi.attempt('setStatementRules', {
      as: desk.superadmin,
      params: { id },
      body: { postsCertain: false, feeTexts, version },
    });
  expect(await set('', 0)).toMatchObject({ code: 'changed_meanwhile' });
  expect(await set('ab', 1)).toMatchObject({ code: 'fee_texts_invalid' });
  expect(await set(' Levy \n\nLevy', 1)).toMatchObject({
    ok: true,
    data: { feeTexts: ['Levy'], version: 2 },
  });
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});
