import { auditEndpoints } from '#contract/lender/audit.ts';
import { employeeEndpoints } from '#contract/lender/employees.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { DateFilter } from '#web/office/kit/list/date-filter.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { CustomerSearch } from '#web/office/lending/ground/customer/customer-search.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { messages } from './audit.messages.ts';
import { auditActionName } from './audit-actions.messages.ts';
import classes from './audit-tools.module.css';

export type AuditAddress = ListAddress<ListQuery<typeof auditEndpoints.listAuditEvents.query>>;

interface AuditToolsProps {
  readonly address: AuditAddress;
}

/** The search of the audit list for one customer, and its filters: actor, action, place and time. */
export function AuditTools({ address: { query, narrow } }: AuditToolsProps) {
  const pick = usePick();
  const people = usePeople(query.actorId);
  const actions = useActions();
  const branches = useBranchChoices();

  return (
    <ListBar
      search={<CustomerSearch value={query.customerId} onChoose={(customerId) => narrow({ customerId })} />}
      chosen={[query.actorId, query.action, query.branchId, query.from, query.until, query.subjectId]}
      filters={
        <>
          <FilterSelect
            label={pick(messages.who)}
            value={query.actorId}
            choices={people}
            onChoose={(actorId) => narrow({ actorId })}
          />
          <FilterSelect
            className={classes.action}
            label={pick(messages.what)}
            value={query.action}
            choices={actions}
            onChoose={(action) => narrow({ action })}
          />
          <FilterSelect
            className={classes.branch}
            label={pick(messages.branch)}
            value={query.branchId}
            choices={branches}
            onChoose={(branchId) => narrow({ branchId })}
          />
          {(['from', 'until'] as const).map((end) => (
            <DateFilter
              key={end}
              name={end}
              label={messages[end]}
              value={query[end]}
              onChoose={(date) => narrow({ [end]: date })}
            />
          ))}
          {query.subjectId !== undefined && (
            <FilterSelect
              label={pick(messages.reference)}
              value={query.subjectId}
              choices={[{ value: query.subjectId, label: pick(messages.aboutOne) }]}
              onChoose={() => narrow({ subject: undefined, subjectId: undefined })}
            />
          )}
        </>
      }
    />
  );
}

/** The newest employees, and the one in the filter. */
function usePeople(actor: string | undefined) {
  const language = useLanguage();
  const { data: listed = [], isSuccess } = useEndpoint(employeeEndpoints.listEmployees, { body: {} });
  const isListed = actor === undefined || listed.some(({ id }) => id === actor);
  const { data: asked } = useEndpoint(
    employeeEndpoints.getEmployee,
    { params: { id: actor ?? '' } },
    { enabled: isSuccess && !isListed },
  );
  const people = asked === undefined || isListed ? listed : [asked, ...listed];
  return people.map((person) => ({ value: person.id, label: pickWritten(person.fullName, language) }));
}

/** The actions that occur in the record, in the order in which they are read. */
function useActions() {
  const language = useLanguage();
  const { data } = useEndpoint(auditEndpoints.getAuditTerms);
  return (data?.actions ?? [])
    .map((action) => ({ value: action, label: auditActionName(action)[language] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
