import { createHash, webcrypto } from 'node:crypto';
import type { FieldDay } from '#contract/lending/field/field-days.ts';
import { receiptCodeBytes, receiptCodeOf } from '#domain/lending/agreements/receipt-code.ts';
import { type CollectedItem, type FieldItem, itemText } from '#domain/lending/field/field-item.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import type { DataOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { sealTo } from '#web/field/book/seal-item.ts';
import type { Desk } from './lending.ts';

const curve = { name: 'ECDSA', namedCurve: 'P-256' };

type Body = { readonly content: string; readonly signature: string };
/** A signed item in the form that the server takes. */
type Sealed = { readonly device: string; readonly sealed: string };
type OwnFields = 'device' | 'position' | 'previous' | 'package' | 'at';
/** An item without what the phone adds; of cash also without slip and code. */
export type Made = FieldItem extends infer Item
  ? Item extends CollectedItem
    ? Omit<Item, OwnFields | 'slip' | 'code'> & Partial<Pick<CollectedItem, 'at' | 'slip' | 'code'>>
    : Item extends FieldItem
      ? Omit<Item, OwnFields> & { readonly at?: string }
      : never
  : never;

/** The phone of an officer, as the field book works on it. */
export interface Phone {
  readonly id: string;
  readonly code: string;
  /** The item that would come next, signed. The phone then counts it as made. */
  sign(made: Made): Promise<Body>;
  /** A text that is signed, whatever it says. */
  signText(content: string): Promise<Body>;
  /** The text of the item that would come next. */
  write(made: Made): FieldItem;
  takeDay(): Promise<FieldDay>;
  collect(agreement: string, amount: number): Promise<Body>;
  /** Seals what was signed, or anything else, to the server's key for this phone. */
  seal(body: object): Promise<Sealed>;
}

/** A fresh key of a phone, as it is registered. */
export async function phoneKey(): Promise<{
  readonly publicKey: string;
  readonly keys: webcrypto.CryptoKeyPair;
}> {
  const keys = await webcrypto.subtle.generateKey(curve, false, ['sign', 'verify']);
  const point = await webcrypto.subtle.exportKey('raw', keys.publicKey);
  return { publicKey: Buffer.from(point).toString('base64url'), keys };
}

/** A phone of that officer, with today's day on it. */
export async function openPhone(testApi: TestApi, officer: Session | (() => Session)): Promise<Phone> {
  const session = () => (typeof officer === 'function' ? officer() : officer);
  const { publicKey, keys } = await phoneKey();
  const { id, code, sealPoint } = await testApi.call('registerFieldDevice', {
    as: session(),
    body: { publicKey, name: 'Infinix' },
  });
  let day = '';
  let position = 0;
  let previous = '';
  let slip = 0;
  const signText = async (content: string) => {
    const signed = await webcrypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      keys.privateKey,
      Buffer.from(content),
    );
    return { content, signature: Buffer.from(signed).toString('base64url') };
  };
  function write(made: Made): FieldItem {
    const at = new Date(testApi.clock.now()).toISOString();
    const head = { device: id, position: position + 1, previous, package: day, at };
    if (made.kind !== 'collected') return { ...head, ...made };
    const code = receiptCodeOf(webcrypto.getRandomValues(new Uint8Array(receiptCodeBytes)));
    return { ...head, slip: slip + 1, code, ...made };
  }
  async function sign(made: Made): Promise<Body> {
    const item = write(made);
    const signed = await signText(itemText(item));
    position += 1;
    if (item.kind === 'collected') slip = item.slip;
    previous = createHash('sha256').update(signed.content).digest('hex');
    return signed;
  }
  async function takeDay() {
    const taken = await testApi.call('takeFieldDay', { as: session(), body: { deviceId: id } });
    day = taken.id;
    return taken;
  }
  await takeDay();
  return {
    id,
    code,
    sign,
    signText,
    write,
    takeDay,
    collect: (agreement, amount) => sign({ kind: 'collected', agreement, amount }),
    seal: async (body) => ({ device: id, sealed: await sealTo(sealPoint, id, JSON.stringify(body)) }),
  };
}

/** An officer at work in the field, with a superadmin of the office. */
export interface Officer extends Desk {
  readonly phone: Phone;
  readonly session: Session;
  /** After the session has ended, as it does overnight. */
  signInAgain(): Promise<void>;
}

export async function openOfficer(testApi: TestApi, branchCode = 'SGD'): Promise<Officer> {
  const user = await testApi.addUser('employee', branchCode);
  const admin = await testApi.addUser('superadmin');
  let session = await testApi.signIn(user.email);
  let superadmin = await testApi.signIn(admin.email);
  const phone = await openPhone(testApi, () => session);
  return {
    phone,
    get session() {
      return session;
    },
    get employee() {
      return session;
    },
    get superadmin() {
      return superadmin;
    },
    employeeId: user.id,
    superadminId: admin.id,
    async signInAgain() {
      session = await testApi.signIn(user.email);
      superadmin = await testApi.signIn(admin.email);
    },
  };
}

/** Sends an item that a phone signed, as its officer. */
export const send = async (
  testApi: TestApi,
  { session, phone }: Officer,
  body: Body,
): Promise<DataOf<'sendFieldItem'>> =>
  testApi.call('sendFieldItem', { as: session, body: await phone.seal(body) });

/** The money of an agreement in the books, without its delivery. */
export const entriesOf = async (testApi: TestApi, agreementId: string) =>
  (
    await testApi.context.pool.query(
      `SELECT e.kind, e.amount, e.valued_on AS "valuedOn", e.recorded_by AS "by", r.code FROM entries e
         LEFT JOIN receipts r ON r.entry_id = e.id WHERE e.agreement_id = $1 AND e.kind <> 'delivery' ORDER BY e.position`,
      [agreementId],
    )
  ).rows;

/** The id of an item that was taken in. */
export async function itemOf(testApi: TestApi, content: string): Promise<string> {
  const { rows } = await testApi.context.pool.query('SELECT id FROM field_items WHERE content = $1', [
    content,
  ]);
  return rows[0].id;
}
