import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { itemText } from '#domain/lending/field/field-item.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  entriesOf,
  itemOf,
  type Officer,
  openOfficer,
  openPhone,
  send,
} from '#test/support/lending/field.ts';
import { active } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let officer: Officer;
beforeAll(async () => {
  testApi = await createTestApi();
  officer = await openOfficer(testApi);
});
afterAll(async () => {
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  await testApi.close();
});

const owing = () => active(testApi, officer, { price: 6_000, downPayment: 0, count: 6 });

describe('the chain of a phone', () => {
  test('hands an item in by its signature alone, and posts it once its officer is signed in', async () => {
    const id = await owing();
    const body = await officer.phone.collect(id, 1_000);
    const handed = { body: await officer.phone.seal(body) };
    expect(await testApi.call('handInFieldItem', handed)).toEqual({ isKept: true });
    expect(await entriesOf(testApi, id)).toEqual([]);
    expect(await send(testApi, officer, body)).toMatchObject({ outcome: 'posted' });
  });

  test('what a phone handed in is posted when its officer takes a day along on another phone', async () => {
    const one = await openOfficer(testApi);
    const id = await owing();
    const body = await one.phone.collect(id, 1_000);
    await testApi.call('handInFieldItem', { body: await one.phone.seal(body) });
    const other = await openPhone(testApi, one.session);
    expect(await entriesOf(testApi, id)).toMatchObject([{ amount: 1_000, by: one.employeeId }]);
    await other.takeDay();
    expect(await entriesOf(testApi, id)).toHaveLength(1);
  });

  test('an amount that was changed after signing is an alarm, and nothing is posted', async () => {
    const id = await owing();
    const body = await officer.phone.collect(id, 1_000);
    const edited = { ...body, content: body.content.replace('"amount":1000', '"amount":9000') };
    expect(await send(testApi, officer, edited)).toMatchObject({
      outcome: 'alarm',
      alarmReason: 'signature_wrong',
    });
    expect(
      await testApi.refusal('handInFieldItem', { body: await officer.phone.seal(edited) }),
    ).toMatchObject({ code: 'not_found' });
    expect(await entriesOf(testApi, id)).toEqual([]);
    expect(await send(testApi, officer, body)).toMatchObject({ outcome: 'posted', left: 5_000 });
  });

  test('the same number with other content, and a slip or code that was used, are alarms', async () => {
    const id = await owing();
    const twin = officer.phone.write({ kind: 'collected', agreement: id, amount: 2_000 });
    const body = await officer.phone.collect(id, 1_000);
    await send(testApi, officer, body);
    const alarmOf = async (text: string) =>
      (await send(testApi, officer, await officer.phone.signText(text))).alarmReason;
    expect(await alarmOf(itemText(twin))).toBe('other_content');
    const next = officer.phone.write({ kind: 'collected', agreement: id, amount: 500 });
    if (next.kind !== 'collected' || twin.kind !== 'collected') throw new Error('both are cash');
    expect(await alarmOf(itemText({ ...next, slip: twin.slip }))).toBe('slip_taken');
    const { code } = JSON.parse(body.content);
    expect(await alarmOf(itemText({ ...next, code }))).toBe('code_taken');
    expect(await entriesOf(testApi, id)).toHaveLength(1);
  });

  test('an item that is missing is a gap, and what comes after it is posted', async () => {
    const one = await openOfficer(testApi);
    const id = await owing();
    await one.phone.collect(id, 100);
    expect(await send(testApi, one, await one.phone.collect(id, 200))).toMatchObject({ outcome: 'posted' });
    expect((await one.phone.takeDay()).received).toMatchObject({ position: 2, slip: 2 });
  });

  test('an item that was put in between is held', async () => {
    const one = await openOfficer(testApi);
    const id = await owing();
    await send(testApi, one, await one.phone.collect(id, 100));
    const forged = one.phone.write({ kind: 'collected', agreement: id, amount: 300 });
    const inserted = itemText({ ...forged, previous: 'ab'.repeat(32) });
    const body = await one.phone.signText(inserted);
    expect(await send(testApi, one, body)).toMatchObject({ outcome: 'held', holdReason: 'chain_broken' });
  });

  test('another officer cannot send what a phone signed, nor use its day', async () => {
    const id = await owing();
    const body = await officer.phone.collect(id, 1_000);
    const other = await openOfficer(testApi);
    expect(
      await testApi.refusal('sendFieldItem', { as: other.session, body: await officer.phone.seal(body) }),
    ).toMatchObject({
      code: 'not_found',
    });
    const item = other.phone.write({ kind: 'note', agreement: id, note: 'Seen' });
    const foreign = itemText({ ...item, package: JSON.parse(body.content).package });
    expect(await send(testApi, other, await other.phone.signText(foreign))).toMatchObject({
      alarmReason: 'package_unknown',
    });
    await send(testApi, officer, body);
  });

  test.each(['{}', 'no JSON', '{"edition":1}'])(
    'a text that the field book never writes (%s) is refused',
    async (content) => {
      const body = await officer.phone.seal(await officer.phone.signText(content));
      expect(await testApi.refusal('sendFieldItem', { as: officer.session, body })).toMatchObject({
        code: 'field_item_unreadable',
      });
    },
  );

  test('a sealed item that was changed, sealed to another phone or is no item is refused', async () => {
    const body = await officer.phone.collect(await owing(), 1_000);
    const { device, sealed } = await officer.phone.seal(body);
    const other = await openOfficer(testApi);
    const middle = sealed.length >> 1;
    const changed = `${sealed.slice(0, middle)}${sealed[middle] === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`;
    const wrong = [
      { device, sealed: changed },
      { device, sealed: sealed.slice(0, -4) },
      { device, sealed: 'AAAA' },
      { device: other.phone.id, sealed },
      await officer.phone.seal({ content: body.content }),
      await officer.phone.seal([]),
    ];
    for (const one of wrong)
      expect(await testApi.refusal('handInFieldItem', { body: one })).toMatchObject({
        code: 'field_item_unreadable',
      });
    const unknown = { device: '0197a000-0000-7000-8000-000000000000', sealed };
    expect(await testApi.refusal('handInFieldItem', { body: unknown })).toMatchObject({ code: 'not_found' });
    // Of one phone in the seal of another: neither may speak for the other.
    const swapped = await other.phone.seal(body);
    expect(await testApi.refusal('handInFieldItem', { body: swapped })).toMatchObject({
      code: 'field_item_unreadable',
    });
    expect(await send(testApi, officer, body)).toMatchObject({ outcome: 'posted' });
  });

  test('a note with NUL is refused, and one with an emoji is logged', async () => {
    const id = await owing();
    const item = officer.phone.write({ kind: 'note', agreement: id, note: 'a\u0000b' });
    const body = await officer.phone.seal(await officer.phone.signText(itemText(item)));
    expect(await testApi.refusal('sendFieldItem', { as: officer.session, body })).toMatchObject({
      code: 'field_item_unreadable',
    });
    const good = await officer.phone.sign({ kind: 'note', agreement: id, note: 'Green gate 🚪 سبز دروازہ' });
    expect(await send(testApi, officer, good)).toMatchObject({ outcome: 'logged' });
  });
});

describe('a flood of items', () => {
  const stored = async () => {
    const { rows } = await testApi.context.pool.query(
      `SELECT (SELECT count(*)::integer FROM field_items) + (SELECT count(*)::integer FROM field_alarms)
            + (SELECT count(*)::integer FROM entries) AS rows`,
    );
    return rows[0].rows;
  };
  const many = 10_000;

  test.each([
    ['in one list', (body: object) => Array<object>(many).fill(body)],
    ['beside the device', (body: object) => ({ ...body, items: Array<object>(many).fill(body) })],
    ['in one seal', (body: { sealed: string }) => ({ ...body, sealed: body.sealed.repeat(many) })],
  ] as const)('of 10,000 %s is refused as a whole, and the phone goes on', async (_, flood) => {
    const id = await owing();
    const signed = await officer.phone.collect(id, 100);
    const body = await officer.phone.seal(signed);
    const before = await stored();
    const refused = (sent: object) =>
      testApi.refusal('sendFieldItem', { as: officer.session, body: sent as typeof body });
    expect(await refused(flood(body))).toMatchObject({ status: 413, code: 'body_too_large' });
    expect(await refused([body, body])).toMatchObject({ status: 422 });
    expect(await stored()).toBe(before);
    expect(await send(testApi, officer, signed)).toMatchObject({ outcome: 'posted' });
  });

  test('a file that is replayed a hundred times gets the first answer each time, and one payment', async () => {
    const id = await owing();
    const body = await officer.phone.seal(await officer.phone.collect(id, 100));
    const first = await testApi.call('sendFieldItem', { as: officer.session, body });
    expect(first).toMatchObject({ outcome: 'posted' });
    const before = await stored();
    for (let n = 0; n < 10; n += 1) {
      const again = Array.from({ length: 10 }, () =>
        testApi.call('sendFieldItem', { as: officer.session, body }),
      );
      for (const answer of await Promise.all(again)) expect(answer).toEqual(first);
    }
    expect(await stored()).toBe(before);
    expect(await entriesOf(testApi, id)).toHaveLength(1);
  });
});

describe('a visit without cash', () => {
  const logOf = (id: string) => testApi.call('getCollectionLog', { as: officer.session, params: { id } });

  test('is logged with the time at which it was made', async () => {
    const id = await owing();
    const at = new Date(testApi.clock.now()).toISOString();
    const body = await officer.phone.sign({
      kind: 'not_home',
      agreement: id,
      why: 'locked',
      again: true,
      note: 'Locked',
    });
    testApi.clock.advance(60_000);
    expect(await send(testApi, officer, body)).toMatchObject({ outcome: 'logged' });
    expect(await send(testApi, officer, body)).toMatchObject({ outcome: 'logged' });
    expect((await logOf(id)).contacts).toMatchObject([
      { channel: 'visit', result: 'no_answer', note: 'Locked', contactedAt: at },
    ]);
  });

  test('keeps the promise that was given, and holds one that cannot be made', async () => {
    const id = await owing();
    const promise = (amount: number) =>
      officer.phone.sign({
        kind: 'promise',
        agreement: id,
        amount,
        promisedFor: calendarDate('2026-12-25'),
      });
    expect(await send(testApi, officer, await promise(1_000))).toMatchObject({ outcome: 'logged' });
    expect((await logOf(id)).promises).toMatchObject([{ amount: 1_000, promisedFor: '2026-12-25' }]);
    const body = await promise(9_000);
    expect(await send(testApi, officer, body)).toMatchObject({
      outcome: 'held',
      holdReason: 'promise_not_possible',
      waysOut: ['close'],
    });
    const as = officer.superadmin;
    const itemId = await itemOf(testApi, body.content);
    const held = async () => (await testApi.call('listHeldSlips', { as })).find((one) => one.id === itemId);
    expect(await held()).toMatchObject({
      ...{ kind: 'promise', number: `SGD-${officer.phone.code}`, amount: 9_000, promisedFor: '2026-12-25' },
    });
    const closed = { way: 'close', note: 'She meant the whole term' } as const;
    const settled = await testApi.call('settleFieldItem', { as, params: { id: itemId }, body: closed });
    expect(settled).toMatchObject({ outcome: 'closed' });
    expect(await held()).toBeUndefined();
  });
});
