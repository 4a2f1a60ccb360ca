import { businessDateOf } from '#domain/calendar/business-date.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { active, addCustomer, type Desk } from '#test/support/lending/lending.ts';

/** Signs in by e-mail, as the browser does. */
export async function sessionOf(address: string, identifier: string): Promise<Session> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier, password: samplePassword }),
  });
  if (!response.ok) throw new Error(`signing in was answered ${response.status}`);
  const { data } = (await response.json()) as { data: { token: string } };
  return { token: data.token, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** The sample's officer with a superadmin. */
export async function deskAt(address: string): Promise<Desk> {
  const employee = await sessionOf(address, 'employee@example.pk');
  const superadmin = await sessionOf(address, 'superadmin@example.pk');
  return { employee, superadmin, employeeId: '', superadminId: '' };
}

/** Agreements of the officer with an installment due today. Their names and addresses are as long as people's are. */
export async function fillDueToday(address: string, desk: Desk, count: number): Promise<string[]> {
  const calls = callsAt(address);
  const today = businessDateOf(Date.now());
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const digits = String(10_000_000_000 + n * 7_919).slice(0, 11);
    const customerId = await addCustomer(calls, desk, {
      cnic: `37${digits}`,
      fullName: { own: `Muhammad Ramzan ${['Khan', 'Bhatti', 'Gondal', 'Ranjha'][n % 4]}` },
      address: { own: `House ${n + 1}, Street ${(n % 23) + 1}, ${['Satellite Town', 'Chak 46 NB'][n % 2]}` },
    });
    const dates = { startOn: today, firstDueOn: today };
    const terms = {
      customerId,
      price: 48_000,
      downPayment: 0,
      count: 12,
      description: 'A rickshaw body',
      ...dates,
    };
    ids.push(await active(calls, desk, terms));
  }
  return ids;
}
