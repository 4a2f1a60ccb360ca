import { useQueries } from '@tanstack/react-query';
import type { AuditEvent } from '#contract/lender/audit.ts';
import { type Employee, employeeEndpoints } from '#contract/lender/employees.ts';
import { agreementEndpoints } from '#contract/lending/agreements.ts';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { type Product, productEndpoints } from '#contract/lending/products.ts';
import type { Language } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { idsIn } from './recorded-ids.ts';

/** The names of the branches, people, agreements and products in an event, by id. An id that can't be found is left out. */
export function useRecordedNames(event: AuditEvent): ReadonlyMap<string, string> {
  const language = useLanguage();
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
  const names = found.map((it) => [it.id, nameOf(it, language)] as const);
  const actor =
    event.actor === null ? [] : [[event.actor.id, pickWritten(event.actor.fullName, language)] as const];
  return new Map([...branches, ...actor, ...names]);
}

type Found = { readonly number: string } | Customer | Employee | Product;

function nameOf(found: Found, language: Language): string {
  if ('number' in found) return found.number;
  return pickWritten('fullName' in found ? found.fullName : found.name, language);
}
