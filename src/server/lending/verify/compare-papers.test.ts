import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { comparePapers, readPaper } from './compare-papers.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/** A receipt as the customer has it in the hand: `SGD-000123:4711-K7Q2X-9TDA3`. */
async function paper(agreementId: string, amount: number): Promise<string> {
  const { entryId } = await pay(testApi, desk.employee, agreementId, amount);
  const { number, chainMark } = await testApi.call('getReceipt', { as: desk.employee, params: { entryId } });
  return `${number}:${chainMark}`;
}

async function compared(...papers: string[]): Promise<(string | null)[]> {
  const read = papers.map((text) => {
    const found = readPaper(text);
    if (found === null) throw new Error(`${text} is not read`);
    return found;
  });
  return (await comparePapers(testApi.context.pool, read)).map(({ difference }) => difference);
}

/** Makes one payment smaller and computes all hashes again, as the owner of the database can. */
const rewritten = `
  DO $$
  DECLARE
    event audit_events;
    chain uuid;
    previous bytea;
  BEGIN
    UPDATE audit_events SET after = after || '{"amount": 1}' WHERE after ->> 'amount' = '2000' AND action = 'record_payment';
    FOR event IN SELECT * FROM audit_events ORDER BY chain_id, position LOOP
      IF event.chain_id IS DISTINCT FROM chain THEN previous := sha256(''); END IF;
      chain := event.chain_id;
      event.previous_hash := previous;
      event.hash := audit_hash(event);
      previous := event.hash;
      UPDATE audit_events SET previous_hash = event.previous_hash, hash = event.hash
       WHERE chain_id = event.chain_id AND position = event.position;
    END LOOP;
  END
  $$`;

test('receipts show which part of the books was rewritten, with all hashes computed again', async () => {
  const id = await active(testApi, desk);
  const papers = [];
  for (const amount of [1_000, 2_000, 3_000]) papers.push(await paper(id, amount));
  expect(await compared(...papers)).toEqual([null, null, null]);

  const client = await testApi.database.ownerPool.connect();
  await client.query("SET session_replication_role = 'replica'");
  await client.query(rewritten);
  client.release(true);
  // The change is in the second, and every later hash covers it.
  expect(await compared(...papers)).toEqual([
    null,
    expect.stringMatching(
      /^receipt SGD-\d{6}: the paper says \d+-\w{5}-\w{5}, the books say \d+-\w{5}-\w{5}$/,
    ),
    expect.stringMatching(/^receipt SGD-\d{6}: the paper says/),
  ]);
});

test('a receipt that the books do not have is named', async () => {
  expect(await compared('SGD-999999:4711:K7Q2X9TDA3')).toEqual([
    'receipt SGD-999999: the books have no receipt with this number',
  ]);
});

test.each(['', 'SGD-000123', 'SGD-000123:4711', 'SGD-000123:4711:K7Q2', 'SGD000123:4711:K7Q2X9TDA3'])(
  'a paper is not read from %j',
  (text) => {
    expect(readPaper(text)).toBeNull();
  },
);
