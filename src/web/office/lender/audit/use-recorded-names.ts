import { useQueries } from '@tanstack/react-query';
import type { AuditEvent } from '#contract/lender/audit.ts';
import { employeeEndpoints } from '#contract/lender/employees.ts';
import { agreementEndpoints } from '#contract/lending/agreements.ts';
import { customerEndpoints } from '#contract/lending/customers.ts';
import { productEndpoints } from '#contract/lending/products.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useBranchChoices } from '#web/office/kit/data/use-branch-choices.ts';

/** What the branches, people, agreements and products that an event tells of are called, by their ids; what can't be found is not among them. */
export function useRecordedNames(event: AuditEvent): ReadonlyMap<string, string> {
  const branches = useBranchChoices().map(({ value, label }) => [value, label] as const);
  const found = useQueries({
    queries: [
      ...idsOf(event, 'employee').map((id) =>
        endpointQuery(employeeEndpoints.getEmployee, { params: { id } }),
      ),
      ...idsOf(event, 'customer').map((id) =>
        endpointQuery(customerEndpoints.getCustomer, { params: { id } }),
      ),
      ...idsOf(event, 'product').map((id) => endpointQuery(productEndpoints.getProduct, { params: { id } })),
      ...idsOf(event, 'agreement').map((id) =>
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

/** As much of a record as names somebody. */
interface Naming {
  readonly officerId?: unknown;
  readonly customerId?: unknown;
  readonly handedOver?: { readonly to?: unknown };
  readonly filters?: { readonly actorId?: unknown; readonly officerId?: unknown };
}

/** The employees, customers, agreements or products in an event, the one that it was done to among them. */
function idsOf(event: AuditEvent, kind: 'employee' | 'customer' | 'agreement' | 'product'): string[] {
  const sides = [event.before, event.after] as readonly (Naming | null)[];
  const found = {
    employee: sides.flatMap((side) => [
      side?.officerId,
      side?.handedOver?.to,
      side?.filters?.actorId,
      side?.filters?.officerId,
    ]),
    customer: sides.map((side) => side?.customerId),
    agreement: [],
    product: [],
  }[kind];
  const ids = event.subject === kind ? [event.subjectId, ...found] : found;
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}
