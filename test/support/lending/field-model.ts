import fc from 'fast-check';
import { expect } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { dayMs } from '#domain/instant.ts';
import type { TestApi } from '../calls/api.ts';
import { queryWithEvent } from '../calls/write-with-event.ts';
import { branchId } from '../desk/office.ts';
import { entriesOf, itemOf, type Officer, openOfficer, send } from './field.ts';
import { active, grant, pay } from './lending.ts';

/** A step of a random day in the field. `of` and `on` choose a phone, an agreement or a slip among those there are. */
export type FieldStep = {
  readonly does: (typeof steps)[number];
  readonly of: number;
  readonly on: number;
  readonly amount: number;
};

const steps = [
  ...(['collect', 'collect', 'collect', 'send', 'send', 'cut', 'twice_at_once', 'hand_in'] as const),
  ...(['kill', 'take', 'counter', 'reverse', 'move', 'revoke', 'clock', 'settle', 'give_back'] as const),
];

export const fieldSteps = (maxLength: number) =>
  fc.array(
    fc.record({
      does: fc.constantFrom(...steps),
      of: fc.nat(1),
      on: fc.nat(20),
      amount: fc.integer({ min: 1, max: 1_400 }),
    }),
    { minLength: 5, maxLength },
  );

type State = 'unsent' | 'kept' | 'posted' | 'held' | 'evidence' | 'given_back';

interface Slip {
  readonly body: { readonly content: string; readonly signature: string };
  readonly amount: number;
  readonly agreement: Agreement;
  readonly phone: FieldPhone;
  readonly day: number;
  state: State;
  isReversed: boolean;
}

interface Agreement {
  readonly id: string;
  /** The payments that stand. */
  paid: number;
  isMoved: boolean;
}

interface FieldPhone {
  readonly officer: Officer;
  readonly slips: Slip[];
  isRevoked: boolean;
}

const price = 3_000;
const backDatingDays = 2;

/** A small lender with two phones on two agreements, and the oracle: what the rules of the field make of each slip. */
export class FieldModel {
  readonly #testApi: TestApi;
  readonly #phones: FieldPhone[];
  readonly #agreements: Agreement[];
  #day = 0;

  private constructor(testApi: TestApi, phones: FieldPhone[], agreements: Agreement[]) {
    this.#testApi = testApi;
    this.#phones = phones;
    this.#agreements = agreements;
  }

  static async open(testApi: TestApi): Promise<FieldModel> {
    const officers = [await openOfficer(testApi), await openOfficer(testApi)];
    const agreements: Agreement[] = [];
    // The days pass from one run to the next.
    const today = businessDateOf(testApi.clock.now());
    const dates = { startOn: today, firstDueOn: addDays(today, 7) };
    for (const officer of officers) {
      const back = 'UPDATE employees SET back_dating_days_max = $2 WHERE user_id = $1';
      await queryWithEvent(testApi.context.pool, back, [officer.employeeId, backDatingDays]);
      const id = await active(testApi, officer, { price, downPayment: 0, count: 6, ...dates });
      agreements.push({ id, paid: 0, isMoved: false });
    }
    const phones = officers.map((officer) => ({ officer, slips: [], isRevoked: false }));
    return new FieldModel(testApi, phones, agreements);
  }

  /** The state that the rules give a slip which is finished now. */
  #ruled({ phone, agreement, amount, day }: Slip): State {
    if (phone.isRevoked) return 'evidence';
    if (agreement.isMoved || this.#day - day > backDatingDays) return 'held';
    return amount > price - agreement.paid ? 'held' : 'posted';
  }

  #finish(slip: Slip): void {
    if (slip.state !== 'unsent' && slip.state !== 'kept') return;
    slip.state = this.#ruled(slip);
    if (slip.state === 'posted') slip.agreement.paid += slip.amount;
  }

  #phone({ of }: FieldStep): FieldPhone {
    const phone = this.#phones[of];
    if (phone === undefined) throw new Error('there are two phones');
    return phone;
  }

  /** The item that a phone sends next: in the order of its chain. */
  #next(phone: FieldPhone): Slip | undefined {
    return phone.slips.find(({ state }) => state === 'unsent' || state === 'kept');
  }

  #chosen({ on }: FieldStep, is: (slip: Slip) => boolean): Slip | undefined {
    const among = this.#phones.flatMap(({ slips }) => slips).filter(is);
    return among[on % Math.max(1, among.length)];
  }

  async #send(slip: Slip): Promise<void> {
    const { outcome } = await send(this.#testApi, slip.phone.officer, slip.body);
    this.#finish(slip);
    expect(outcome).toBe(slip.state);
  }

  async #handIn(slip: Slip): Promise<void> {
    const body = await slip.phone.officer.phone.seal(slip.body);
    expect(await this.#testApi.call('handInFieldItem', { body })).toEqual({ isKept: true });
    if (slip.state === 'unsent') slip.state = slip.phone.isRevoked ? 'evidence' : 'kept';
  }

  async step(step: FieldStep): Promise<void> {
    const phone = this.#phone(step);
    const next = this.#next(phone);
    const agreement = this.#agreements[step.on % this.#agreements.length];
    if (agreement === undefined) throw new Error('there are two agreements');
    const does: Readonly<Record<FieldStep['does'], () => Promise<void>>> = {
      collect: () => this.#collect(phone, agreement, step.amount),
      send: async () => next && (await this.#send(next)),
      // The server has it and the answer is lost: the phone sends it again later, as if nothing had happened.
      cut: async () => {
        if (next === undefined) return;
        await send(this.#testApi, phone.officer, next.body);
        this.#finish(next);
        await this.#send(next);
      },
      twice_at_once: async () => next && void (await Promise.all([this.#send(next), this.#send(next)])),
      hand_in: async () => next && (await this.#handIn(next)),
      // A phone that starts again has what it kept, and sends all of it, in order.
      kill: async () => {
        for (const slip of phone.slips.slice(-3)) await this.#sendAgain(slip);
      },
      take: () => this.#take(phone),
      counter: () => this.#payAtCounter(phone, agreement, step.amount),
      reverse: () => this.#reverse(step),
      move: () => this.#move(agreement),
      revoke: () => this.#revoke(phone),
      clock: () => this.#passDay(),
      settle: () => this.#settle(step, 'post'),
      give_back: () => this.#settle(step, 'give_back'),
    };
    await does[step.does]();
  }

  async #sendAgain(slip: Slip): Promise<void> {
    const before = this.#next(slip.phone);
    // What comes before it in the chain goes first.
    if (
      before !== undefined &&
      before !== slip &&
      slip.phone.slips.indexOf(before) < slip.phone.slips.indexOf(slip)
    )
      return;
    await this.#send(slip);
  }

  async #collect(phone: FieldPhone, agreement: Agreement, amount: number): Promise<void> {
    const body = await phone.officer.phone.collect(agreement.id, amount);
    const slip = {
      body,
      amount,
      agreement,
      phone,
      day: this.#day,
      state: 'unsent' as State,
      isReversed: false,
    };
    phone.slips.push(slip);
  }

  /** Slips that wait for a sign-in are finished when a day is taken, also on a phone that is then refused. */
  async #take(phone: FieldPhone): Promise<void> {
    const { officer, slips } = phone;
    const body = { deviceId: officer.phone.id };
    for (const slip of slips) if (slip.state === 'kept') this.#finish(slip);
    if (!phone.isRevoked) {
      await officer.phone.takeDay();
      return;
    }
    const refused = await this.#testApi.refusal('takeFieldDay', { as: officer.session, body });
    expect(refused.code).toBe('field_device_revoked');
  }

  async #payAtCounter({ officer }: FieldPhone, agreement: Agreement, amount: number): Promise<void> {
    const paid = Math.min(amount, price - agreement.paid);
    if (paid <= 0) return;
    await pay(this.#testApi, officer.superadmin, agreement.id, paid);
    agreement.paid += paid;
  }

  async #reverse(step: FieldStep): Promise<void> {
    const slip = this.#chosen(step, ({ state, isReversed }) => state === 'posted' && !isReversed);
    if (slip === undefined || slip.agreement.isMoved) return;
    const { officer } = slip.phone;
    const { code } = JSON.parse(slip.body.content);
    const found = 'SELECT entry_id AS id FROM receipts WHERE code = $1';
    const { rows } = await this.#testApi.context.pool.query<{ id: string }>(found, [code]);
    const params = { id: rows[0]?.id ?? '' };
    const body = { reason: 'It was another family' };
    const asked = await this.#testApi.attempt('requestReversal', { as: officer.employee, params, body });
    if (!asked.ok) return;
    await grant(this.#testApi, officer, asked.data.id);
    slip.isReversed = true;
    slip.agreement.paid -= slip.amount;
  }

  async #move(agreement: Agreement): Promise<void> {
    const [{ officer } = this.#phone({ does: 'move', of: 0, on: 0, amount: 1 })] = this.#phones;
    if (agreement.isMoved) return;
    const as = officer.superadmin;
    const { customerId } = await this.#testApi.call('getAgreement', { as, params: { id: agreement.id } });
    const { customers } = await this.#testApi.call('foreseeCustomerMove', {
      as,
      body: { ids: [customerId] },
    });
    const to = {
      branchId: await branchId(this.#testApi, 'LHE'),
      officerId: await this.#lahore(),
      reason: 'Moved',
    };
    const moved = await this.#testApi.attempt('moveCustomers', { as, body: { ...to, customers } });
    agreement.isMoved = moved.ok;
  }

  #lahoreId: string | null = null;
  async #lahore(): Promise<string> {
    this.#lahoreId ??= (await this.#testApi.addUser('employee', 'LHE')).id;
    return this.#lahoreId;
  }

  async #revoke(phone: FieldPhone): Promise<void> {
    const params = { id: phone.officer.phone.id };
    await this.#testApi.call('revokeFieldDevice', { as: phone.officer.superadmin, params });
    phone.isRevoked = true;
  }

  async #passDay(): Promise<void> {
    this.#testApi.clock.advance(dayMs);
    this.#day += 1;
    for (const { officer } of this.#phones) await officer.signInAgain();
  }

  async #settle(step: FieldStep, way: 'post' | 'give_back'): Promise<void> {
    const slip = this.#chosen(step, ({ state }) => state === 'held' || state === 'evidence');
    if (slip === undefined) return;
    const params = { id: await itemOf(this.#testApi, slip.body.content) };
    const body = { way, note: 'As the branch decided' };
    await this.#testApi.call('settleFieldItem', { as: slip.phone.officer.superadmin, params, body });
    slip.state = way === 'post' ? 'posted' : 'given_back';
    if (way === 'post') slip.agreement.paid += slip.amount;
  }

  /** Sends what is left, and compares each slip with what became of it: none lost, none doubled, no gap. */
  async close(): Promise<void> {
    for (const { slips } of this.#phones)
      for (const slip of slips) if (slip.state === 'unsent' || slip.state === 'kept') await this.#send(slip);
    const slips = this.#phones.flatMap((phone) => phone.slips);
    for (const slip of slips) await this.#send(slip);
    for (const agreement of this.#agreements) {
      const entries = await entriesOf(this.#testApi, agreement.id);
      const codes = entries.map(({ code }) => code).filter((code) => code !== null);
      const posted = slips.filter((slip) => slip.agreement === agreement && slip.state === 'posted');
      const own = new Set(slips.map(({ body }) => JSON.parse(body.content).code));
      expect(codes.filter((code) => own.has(code)).sort()).toEqual(
        posted.map(({ body }) => JSON.parse(body.content).code).sort(),
      );
      const sum = entries.reduce(
        (total, { kind, amount }) =>
          total + (kind === 'payment' ? amount : kind === 'reversal' ? -amount : 0),
        0,
      );
      expect(sum).toBe(agreement.paid);
    }
    for (const { officer } of this.#phones) {
      const query = { officerId: officer.employeeId };
      const [device] = await this.#testApi.call('listFieldDevices', { as: officer.superadmin, query });
      expect(device).toMatchObject({ missingSlips: [], alarms: 0 });
    }
  }
}
