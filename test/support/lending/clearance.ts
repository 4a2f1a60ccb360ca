import type { Calls } from '#test/support/calls/calls.ts';
import { active, type Desk, pay, readAgreement, type Terms } from './lending.ts';

/** An agreement that is paid whole; returns its id. */
export async function completed(testApi: Calls, desk: Desk, terms: Terms = {}): Promise<string> {
  const id = await active(testApi, desk, terms);
  const { outstanding } = await readAgreement(testApi, desk.employee, id);
  await pay(testApi, desk.employee, id, outstanding);
  return id;
}
