import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import { active, type Desk } from './lending.ts';

let numbers = 100_000;

/** The number of a cheque that no other one has. */
export function chequeNumber(): string {
  numbers += 1;
  return String(numbers);
}

export interface PaidByCheque {
  readonly entryId: string;
  readonly agreementId: string;
  readonly number: string;
  readonly amount: number;
}

/** A payment by cheque, today, on an agreement of its own unless one is given. */
export async function payByCheque(
  testApi: TestApi,
  desk: Desk,
  { agreementId, amount = 4_300 }: { readonly agreementId?: string; readonly amount?: number } = {},
): Promise<PaidByCheque> {
  const id = agreementId ?? (await active(testApi, desk, { downPayment: 0 }));
  const number = chequeNumber();
  const { entryId } = await testApi.call('recordPayment', {
    as: desk.employee,
    params: { id },
    body: {
      ...{ amount, method: 'cheque', reference: number, valuedOn: businessDateOf(testApi.clock.now()) },
      confirmed: ['equal_payment_just_recorded'],
    },
  });
  return { entryId, agreementId: id, number, amount };
}
