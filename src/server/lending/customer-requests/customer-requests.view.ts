import type { CustomerRequest, MyCustomerRequest } from '#contract/lending/customer-requests.ts';
import type { CustomerRequestRow, MyRequestRow } from './customer-requests.queries.ts';

/** The part of a request that its customer sees. */
export function myRequestView(row: MyRequestRow): MyCustomerRequest {
  return {
    id: row.id,
    agreementId: row.agreementId,
    agreementNumber: row.agreementNumber,
    kind: row.kind,
    reason: row.reason,
    wishedOn: row.wishedOn,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answer: row.answer,
    approvalState: row.approvalState,
  };
}

export function customerRequestView(row: CustomerRequestRow): CustomerRequest {
  return {
    ...myRequestView(row),
    customer: {
      id: row.customerId,
      fullName: row.customerName,
      phone: row.phone,
    },
    branch: row.city,
    outstanding: row.outstanding,
    approvalId: row.approvalId,
    answeredByName: row.answeredByName,
  };
}
