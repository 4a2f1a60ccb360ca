import { randomUUID } from 'node:crypto';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { PostedEntry } from '#contract/lending/payments.ts';
import type { Product } from '#contract/lending/products.ts';
import { refusalsOf } from '#contract/openapi.ts';
import { readFailure, type Session, type TestApi } from './api.ts';

/** A branch at work: someone who drafts and collects, and someone who approves. */
export interface Desk {
  readonly employee: Session;
  readonly superadmin: Session;
  readonly employeeId: string;
  readonly superadminId: string;
}

export async function openDesk(testApi: TestApi, branchCode = 'SGD'): Promise<Desk> {
  const employee = await testApi.addUser('employee', branchCode);
  const superadmin = await testApi.addUser('superadmin');
  return {
    employee: await testApi.signIn(employee.email),
    superadmin: await testApi.signIn(superadmin.email),
    employeeId: employee.id,
    superadminId: superadmin.id,
  };
}

/** Sends a call that must succeed and answers its data. */
export async function done<Data>(
  testApi: TestApi,
  as: Session,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Data> {
  const response = await testApi.send('POST', path, { as, body, headers });
  if (response.status !== 200) throw new Error(`${path} answered ${JSON.stringify(await response.json())}`);
  return ((await response.json()) as { data: Data }).data;
}

/** Sends a call that must be refused and answers the code it is refused with, which its endpoint has to declare. */
export async function refusedWith(
  testApi: TestApi,
  as: Session,
  path: string,
  body?: unknown,
  headers: Record<string, string> = keyed(),
): Promise<string> {
  const response = await testApi.send('POST', path, { as, body, headers });
  if (response.status < 400) throw new Error(`${path} answered ${response.status}`);
  const { code } = await readFailure(response);
  if (!declaredRefusals(path).includes(code))
    throw new Error(`${path} does not say that it may answer ${code}`);
  return code;
}

function declaredRefusals(path: string): string[] {
  const endpoints: Endpoint[] = Object.values(api);
  const called = endpoints.find((one) => {
    const pattern = new RegExp(`^${one.path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return one.method === 'POST' && pattern.test(path);
  });
  return called === undefined ? [] : refusalsOf(called);
}

/** The header of a money request; each call without a key of its own is another request. */
export function keyed(key: string = randomUUID()): Record<string, string> {
  return { 'Idempotency-Key': key };
}

let people = 0;
/** Thirteen digits that no other person of the run has. */
export function nextCnic(): string {
  people += 1;
  return `38403${String(people).padStart(7, '0')}2`;
}

export function customerBody(given: object = {}): object {
  return {
    fullName: 'Rukhsana Parveen',
    relative: 'husband',
    relativeName: 'Muhammad Aslam',
    cnic: nextCnic(),
    isCnicSeen: true,
    gender: 'female',
    bornOn: '1988-03-14',
    phone: '0300-0000101',
    address: 'Block 12, Satellite Town',
    city: 'Sargodha',
    hasPrivacyConsent: true,
    ...given,
  };
}

export async function addCustomer(testApi: TestApi, { employee }: Desk, given: object = {}): Promise<string> {
  const { id } = await done<{ id: string }>(testApi, employee, '/api/customers', customerBody(given));
  return id;
}

export function productBody(given: object = {}): object {
  return {
    name: 'Sewing machine',
    category: 'business_asset',
    cashPrice: 18_000,
    termsMonths: [6, 12],
    downPaymentMinPercent: 10,
    roundingStep: 10,
    ...given,
  };
}

export function addProduct(testApi: TestApi, { superadmin }: Desk, given: object = {}): Promise<Product> {
  return done<Product>(testApi, superadmin, '/api/products', productBody(given));
}

/** What a test says of its agreement; the rest is twelve monthly installments of a fridge. */
export interface Terms {
  readonly customerId?: string;
  readonly price?: number;
  readonly downPayment?: number;
  readonly count?: number;
  readonly startOn?: string;
  readonly firstDueOn?: string;
  /** Today if unsaid. */
  readonly deliveredOn?: string;
}

export function agreementBody(customerId: string, terms: Terms = {}): object {
  return {
    customerId,
    service: 'product',
    contractKind: 'deferred_sale',
    items: [{ description: 'Refrigerator, 12 cubic feet', quantity: 1, unitPrice: terms.price ?? 132_000 }],
    downPayment: terms.downPayment ?? 12_000,
    count: terms.count ?? 12,
    frequency: { unit: 'months', every: 1 },
    roundingStep: 1,
    startOn: terms.startOn ?? '2026-11-20',
    firstDueOn: terms.firstDueOn ?? '2026-12-20',
    guarantors: [],
    notes: 'Deliver after Eid',
  };
}

export async function draft(testApi: TestApi, desk: Desk, terms: Terms = {}): Promise<string> {
  const customerId = terms.customerId ?? (await addCustomer(testApi, desk));
  const body = agreementBody(customerId, terms);
  return (await done<{ id: string }>(testApi, desk.employee, '/api/agreements', body)).id;
}

export async function submitted(testApi: TestApi, desk: Desk, terms: Terms = {}): Promise<string> {
  const id = await draft(testApi, desk, terms);
  await done(testApi, desk.employee, `/api/agreements/${id}/consent`, { termsVersion: 1, how: 'signed' });
  await done(testApi, desk.employee, `/api/agreements/${id}/submit`);
  return id;
}

export async function approved(testApi: TestApi, desk: Desk, terms: Terms = {}): Promise<string> {
  const id = await submitted(testApi, desk, terms);
  await done(testApi, desk.superadmin, `/api/agreements/${id}/approve`, {});
  return id;
}

/** An agreement whose goods are handed over and whose down payment is in the drawer. */
export async function active(testApi: TestApi, desk: Desk, terms: Terms = {}): Promise<string> {
  const id = await approved(testApi, desk, terms);
  const delivery = { method: 'cash', deliveredOn: terms.deliveredOn ?? null };
  await done(testApi, desk.employee, `/api/agreements/${id}/activate`, delivery, keyed());
  return id;
}

export function pay(
  testApi: TestApi,
  as: Session,
  id: string,
  amount: number,
  given: object = {},
): Promise<PostedEntry> {
  const body = { amount, method: 'cash', ...given };
  return done<PostedEntry>(testApi, as, `/api/agreements/${id}/payments`, body, keyed());
}

export async function readAgreement(testApi: TestApi, as: Session, id: string): Promise<Agreement> {
  const response = await testApi.send('GET', `/api/agreements/${id}`, { as });
  if (response.status !== 200) throw new Error(`the agreement answered ${response.status}`);
  return ((await response.json()) as { data: Agreement }).data;
}

/** Gives the relief fund enough for anything. */
export async function fillReliefFund(
  testApi: TestApi,
  { superadmin }: Desk,
  budget = 10_000_000,
): Promise<void> {
  const response = await testApi.send('PUT', '/api/relief-fund', { as: superadmin, body: { budget } });
  if (response.status !== 200) throw new Error(`the fund answered ${response.status}`);
}

const reasons = { reason: 'The breadwinner fell ill', evidence: 'Hospital papers seen' };

/** Asks for something about an agreement (or, for a reversal, an entry) and answers the request's id. */
export async function ask(testApi: TestApi, desk: Desk, path: string, body: object = {}): Promise<string> {
  const { id } = await done<{ id: string }>(testApi, desk.employee, path, { ...reasons, ...body });
  return id;
}

/** Has a request approved by the other person. */
export function grant(
  testApi: TestApi,
  desk: Desk,
  approvalId: string,
): Promise<{ agreementStatus: string }> {
  const body = { decision: 'approved' };
  return done(testApi, desk.superadmin, `/api/approvals/${approvalId}/decision`, body, keyed());
}

export async function writtenOff(testApi: TestApi, desk: Desk, terms: Terms = {}): Promise<string> {
  const id = await active(testApi, desk, terms);
  await grant(testApi, desk, await ask(testApi, desk, `/api/agreements/${id}/write-off-requests`));
  return id;
}
