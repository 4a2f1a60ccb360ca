import type { Calls } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { customerBody, draft } from '#test/support/lending/lending.ts';
import { someCnic } from './agreement-steps.ts';

/** The address of the step at which a new draft asks for the consent of a customer who reads Urdu. */
export async function statementStepAt(
  server: Calls,
  employee: Session,
  takesMessages: boolean,
): Promise<string> {
  const desk = { employee, superadmin: employee, employeeId: '', superadminId: '' };
  const body = customerBody({ cnic: someCnic(), language: 'ur', takesMessages });
  const { id: customerId } = await server.call('createCustomer', { as: employee, body });
  const id = await draft(server, desk, {
    customerId,
    description: 'Frame of a carpet weaver',
    price: 60_000,
    downPayment: 0,
    count: 6,
  });
  return `/employee/customers/${customerId}/agreements/${id}?step=statement`;
}
