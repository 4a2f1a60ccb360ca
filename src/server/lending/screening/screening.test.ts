import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parentageSound } from '#domain/lending/screening/match-kind.ts';
import { keptRowDifferences } from '#server/lending/verify/kept-row-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { writeWithEvent } from '#test/support/calls/write-with-event.ts';
import { addCustomer, consented, type Desk, nextCnic, openDesk } from '#test/support/lending/lending.ts';
import {
  addList,
  decision,
  matchesOf as findMatches,
  listBody,
  type Match,
  setScreening,
  sonOf,
} from '#test/support/lending/screening.ts';

import { holdLists } from './lists-in-force.ts';
import { screeningChecks } from './screening-checks.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const matchesOf = (personId: string) => findMatches(testApi, desk, personId);
const runs = async () => (await testApi.call('listScreeningRuns', { as: desk.superadmin })).data;
const decide = (
  id: string,
  decided: 'cleared' | 'confirmed',
  shown: Match['state'] = 'open',
  as = desk.superadmin,
) => testApi.attempt('decideScreeningMatch', { as, params: { id }, body: decision(decided, shown) });

describe('while screening is off', () => {
  afterEach(() => setScreening(testApi, desk, true));

  test('nobody is compared, nothing is shown, and nothing is taken', async () => {
    await setScreening(testApi, desk, true);
    const cnic = nextCnic();
    await addList(testApi, desk, [{ name: 'Off Person', cnic }]);
    await setScreening(testApi, desk, false);
    const before = await countRows();
    const customerId = await addCustomer(testApi, desk, { cnic });
    const id = await consented(testApi, desk, { customerId });
    await testApi.call('submitAgreement', { as: desk.employee, params: { id } });
    await testApi.call('approveAgreement', {
      as: desk.superadmin,
      params: { id },
      body: { termsVersion: 1 },
    });
    expect(await countRows()).toEqual(before);
    const off = { ok: false, code: 'screening_off' };
    expect(
      await testApi.attempt('listScreeningMatches', { as: desk.superadmin, query: { tab: 'stops' } }),
    ).toMatchObject(off);
    expect(await testApi.attempt('listScreeningRuns', { as: desk.superadmin })).toMatchObject(off);
    expect(await testApi.attempt('listScreeningLists', { as: desk.superadmin })).toMatchObject(off);
    const body = listBody([{ name: 'Nobody' }]);
    expect(await testApi.attempt('addScreeningList', { as: desk.superadmin, body })).toMatchObject(off);
    expect(await testApi.call('getScreening', { as: desk.superadmin })).toEqual({
      ...{ isOn: false, openStops: 0, openLooks: 0 },
    });
    // Turned on again, it finds those who were saved meanwhile.
    await setScreening(testApi, desk, true);
    expect(await matchesOf(customerId)).toMatchObject([{ kind: 'stop', state: 'open' }]);
    expect((await runs())[0]).toMatchObject({ why: 'start', foundNew: 1 });
  });

  async function countRows() {
    const { rows } = await testApi.database.ownerPool.query(
      'SELECT (SELECT count(*) FROM screening_runs) AS runs, (SELECT count(*) FROM screening_matches) AS matches',
    );
    return rows[0];
  }
});

describe('a person is found', () => {
  beforeAll(() => setScreening(testApi, desk, true));

  test('by the CNIC at the save, and by a list that comes later', async () => {
    const [early, late] = [nextCnic(), nextCnic()];
    const known = await addCustomer(testApi, desk, { cnic: late });
    const { list, run } = await addList(testApi, desk, [
      { name: 'Early', cnic: early },
      { name: 'Late', cnic: late, reference: 'Q.17' },
    ]);
    expect(run).toMatchObject({ why: 'list', foundNew: 1, lists: [{ name: list.name, hash: list.hash }] });
    expect(list.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await matchesOf(known)).toMatchObject([{ kind: 'stop', state: 'open', listName: list.name }]);
    const saved = await addCustomer(testApi, desk, { cnic: early });
    expect(await matchesOf(saved)).toMatchObject([{ kind: 'stop', entryName: 'Early' }]);
    const [newest] = await runs();
    expect(newest).toMatchObject({ why: 'save', checked: 1, found: 1, foundNew: 1 });
    expect(newest?.lists.map(({ hash }) => hash)).toContain(list.hash);
  });

  test('by name and father’s name in either script, and only to be looked at', async () => {
    await addList(testApi, desk, [{ name: 'محمد آصف', father_name: 'غلام رسول' }]);
    const id = await addCustomer(testApi, desk, sonOf('Mohammad Asif', 'Ghulam Rasool'));
    expect(await matchesOf(id)).toMatchObject([{ kind: 'look' }]);
    const other = await addCustomer(testApi, desk, sonOf('Mohammad Asif', 'Karim Bakhsh'));
    expect(await matchesOf(other)).toEqual([]);
    await addList(testApi, desk, [{ name: 'Muhammad Asif', father_name: 'Karim Bukhsh' }]);
    expect(await matchesOf(other)).toMatchObject([{ kind: 'look' }]);
  });

  test('when the name, the father’s name or the CNIC changes, and a stop stays when the CNIC changes again', async () => {
    const cnic = nextCnic();
    await addList(testApi, desk, [
      { name: 'Tariq Mehmood', father_name: 'Bashir Ahmad' },
      { name: 'Cnic', cnic },
    ]);
    const id = await addCustomer(testApi, desk, sonOf('Khalid', 'Nazir'));
    const edit = async (given: object) => {
      const customer = await testApi.call('getCustomer', { as: desk.employee, params: { id } });
      const body = { ...customer, cnic: null, ...given };
      await testApi.call('editCustomer', { as: desk.employee, params: { id }, body });
    };
    const before = (await runs()).length;
    await edit({ occupation: 'Tailor' });
    expect((await runs()).length).toBe(before);
    await edit({ fullName: { own: 'Tariq Mahmood' }, relativeName: { own: 'Basheer Ahmed' } });
    expect(await matchesOf(id)).toMatchObject([{ kind: 'look' }]);
    await edit({ cnic });
    await edit({ cnic: nextCnic() });
    expect((await matchesOf(id)).map(({ kind }) => kind).toSorted()).toEqual(['look', 'stop']);
  });

  test('as a guarantor', async () => {
    const cnic = nextCnic();
    await addList(testApi, desk, [{ name: 'Guarantor', cnic }]);
    const body = { fullName: { own: 'Bashir Ahmad' }, cnic, phone: '03000000102', address: 'Street 9' };
    const { id } = await testApi.call('saveGuarantor', { as: desk.employee, body });
    expect(await matchesOf(id)).toMatchObject([{ kind: 'stop', person: { is: 'guarantor' } }]);
  });

  test('either by the save or by the list, when both come at once', async () => {
    for (let round = 0; round < 12; round += 1) {
      const cnic = nextCnic();
      const [customerId] = await Promise.all([
        addCustomer(testApi, desk, { cnic }),
        addList(testApi, desk, [{ name: `Race ${round}`, cnic }]),
      ]);
      expect(await matchesOf(customerId)).toMatchObject([{ kind: 'stop', state: 'open' }]);
    }
  });

  test('by a list that comes while the save is not committed yet, because the list waits for it', async () => {
    const [cnic, id] = [nextCnic(), await addCustomer(testApi, desk)];
    let adding: Promise<unknown> = Promise.resolve();
    await writeWithEvent(testApi.context.pool, async (saving) => {
      await holdLists(saving);
      await saving.query('UPDATE customers SET cnic = $2 WHERE id = $1', [id, cnic]);
      adding = addList(testApi, desk, [{ name: 'Held', cnic }]);
      await waitingForLists();
    });
    await adding;
    expect(await matchesOf(id)).toMatchObject([{ kind: 'stop', entryName: 'Held' }]);
  });

  /** Returns once a transaction waits for the lists. */
  async function waitingForLists(): Promise<void> {
    const find = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
    while ((await testApi.database.ownerPool.query(find)).rowCount === 0);
  }
});

describe('an edition of a list', () => {
  test('takes the place of the one with the same name, and finds only what is new', async () => {
    const [first, second] = [nextCnic(), nextCnic()];
    const one = await addCustomer(testApi, desk, { cnic: first });
    const two = await addCustomer(testApi, desk, { cnic: second });
    const added = await addList(testApi, desk, [{ name: 'One', cnic: first }], 'Editions');
    const [match] = await matchesOf(one);
    await decide(match?.id ?? '', 'cleared');
    const again = await addList(
      testApi,
      desk,
      [
        { name: 'Two', cnic: second },
        { name: 'One', cnic: first, reference: 'now with a number' },
      ],
      ' editions ',
    );
    expect(again.run).toMatchObject({ found: 2, foundNew: 1 });
    expect(await matchesOf(one)).toMatchObject([{ id: match?.id, state: 'cleared' }]);
    expect(await matchesOf(two)).toMatchObject([{ state: 'open' }]);
    const { data } = await testApi.call('listScreeningLists', { as: desk.superadmin });
    expect(data.find(({ id }) => id === added.list.id)?.endedAt).not.toBeNull();
    expect(data.find(({ id }) => id === again.list.id)?.endedAt).toBeNull();
    const { rows } = await testApi.database.ownerPool.query(
      'SELECT count(*)::int AS left FROM screening_entries WHERE list_id = $1',
      [added.list.id],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  test('is added once by a double click', async () => {
    const body = listBody([{ name: 'Twice' }], 'Twice');
    const ends = await Promise.all(
      [1, 2].map(() => testApi.attempt('addScreeningList', { as: desk.superadmin, body })),
    );
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    expect(ends.find(({ ok }) => !ok)).toMatchObject({ code: 'screening_list_in_force' });
  });

  test('that was taken out of use finds nobody, and a changed entry is found anew', async () => {
    const cnic = nextCnic();
    const { list } = await addList(testApi, desk, [{ name: 'Ended', cnic }], 'Ended');
    await testApi.call('endScreeningList', { as: desk.superadmin, params: { id: list.id } });
    expect(
      await testApi.attempt('endScreeningList', { as: desk.superadmin, params: { id: list.id } }),
    ).toMatchObject({ code: 'not_found' });
    const id = await addCustomer(testApi, desk, { cnic });
    expect(await matchesOf(id)).toEqual([]);
    await addList(testApi, desk, [{ name: 'Ended', cnic }], 'Ended');
    await addList(testApi, desk, [{ name: 'Ended Otherwise', cnic }], 'Ended');
    expect((await matchesOf(id)).map(({ entryName }) => entryName).toSorted()).toEqual([
      'Ended',
      'Ended Otherwise',
    ]);
  });
});

test('the database folds a name and a father’s name as the rule does', async () => {
  const pairs = [
    ['Muhammad Ali', 'Abdul Rehman'],
    ['محمد علی', 'عبدالرحمٰن'],
    ['—', 'Ali'],
    ['O’Brien-Khan', 'Čaudhry'],
  ] as const;
  for (const [name, father] of pairs) {
    const { rows } = await testApi.database.ownerPool.query(
      "SELECT parentage_sounds($1, NULL, 'father', $2, NULL) AS sounds",
      [name, father],
    );
    const sound = parentageSound(name, father);
    expect(rows[0].sounds).toEqual(sound === null ? [] : [sound]);
  }
});

test('the audit holds every row of screening, and the digest of a list its entries', async () => {
  const { ownerPool } = testApi.database;
  const client = await ownerPool.connect();
  const differences = async () => {
    const lines = (await keptRowDifferences(client)).filter((line) => line.includes('screening'));
    for (const check of screeningChecks) {
      const { rows } = await client.query<{ line: string }>(check);
      lines.push(...rows.map(({ line }) => line));
    }
    return lines;
  };
  expect(await differences()).toEqual([]);
  await client.query('BEGIN');
  await client.query('ALTER TABLE screening_entries DISABLE TRIGGER USER');
  await client.query('DELETE FROM screening_entries WHERE ctid = (SELECT min(ctid) FROM screening_entries)');
  expect(await differences()).toEqual([
    expect.stringMatching(/^screening list .+: its entries are not those that were added$/),
  ]);
  await client.query('ROLLBACK');
  client.release();
});
