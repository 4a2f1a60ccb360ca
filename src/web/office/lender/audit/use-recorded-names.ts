import { useQueries } from '@tanstack/react-query';
import type { AuditEvent } from '#contract/lender/audit.ts';
import { employeeEndpoints } from '#contract/lender/employees.ts';
import { agreementEndpoints } from '#contract/lending/agreements.ts';
import { customerEndpoints } from '#contract/lending/customers.ts';
import { productEndpoints } from '#contract/lending/products.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useBranchChoices } from '#web/office/kit/data/use-branch-choices.ts';
import { idsIn } from './recorded-ids.ts';

/** What the branches, people, agreements and products that an event tells of are called, by their ids; what can't be found is not among them. */
export function useRecordedNames(event: AuditEvent): ReadonlyMap<string, string> {
  const branches = useBranchChoices().map(({ value, label }) => [value, label] as const);
  const found = useQueries({
    queries: [
      ...idsIn(event, 'employee').map((id) =>
        endpointQuery(employeeEndpoints.getEmployee, { params: { id } }),
      ),
      ...idsIn(event, 'customer').map((id) =>
        endpointQuery(customerEndpoints.getCustomer, { params: { id } }),
      ),
      ...idsIn(event, 'product').map((id) => endpointQuery(productEndpoints.getProduct, { params: { id } })),
      ...idsIn(event, 'agreement').map((id) =>
        endpointQuery(agreementEndpoints.getAgreement, { params: { id } }),
      ),
    ],
    combine: (answers) => answers.flatMap(({ data }) => data?.data ?? []),
  });
  const names = found.map((it) => [it.id, nameOf(it)] as const);
  const actor = event.actor === null ? [] : [[event.actor.id, event.actor.fullName] as const];
  return new Map([...branches, ...actor, ...names]);
}

type Found = { readonly number: string } | { readonly fullName: string } | { readonly name: string };

function nameOf(found: Found): string {
  if ('number' in found) return found.number;
  return 'fullName' in found ? found.fullName : found.name;
}
