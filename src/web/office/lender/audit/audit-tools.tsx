import { TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { auditEndpoints } from '#contract/lender/audit.ts';
import { employeeEndpoints } from '#contract/lender/employees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useBranchChoices } from '#web/office/kit/data/use-branch-choices.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { ListTools } from '#web/office/kit/list/list-tools.tsx';
import controls from '#web/office/office-controls.module.css';
import { messages } from './audit.messages.ts';
import { auditActionName } from './audit-actions.messages.ts';
import classes from './audit-tools.module.css';
import { type ListAddress, listPath } from './list-address.ts';

interface AuditToolsProps {
  readonly address: ListAddress;
}

/** Who, what, where and when. */
export function AuditTools({ address }: AuditToolsProps) {
  const pick = usePick();
  const navigate = useNavigate();
  const people = usePeople(address.actor);
  const actions = useActions();
  const branches = useBranchChoices();

  function narrow(change: ListAddress) {
    // The page that was open is one of another list.
    void navigate(listPath({ ...address, cursor: undefined, ...change }), { replace: true });
  }

  return (
    <ListTools>
      <FilterSelect
        label={pick(messages.who)}
        value={address.actor}
        choices={people}
        onChoose={(actor) => narrow({ actor })}
      />
      <FilterSelect
        className={classes.deed}
        label={pick(messages.what)}
        value={address.action}
        choices={actions}
        onChoose={(action) => narrow({ action })}
      />
      <FilterSelect
        className={classes.branch}
        label={pick(messages.branch)}
        value={address.branch}
        choices={branches}
        onChoose={(branch) => narrow({ branch })}
      />
      {(['from', 'until'] as const).map((end) => (
        <TextInput
          key={end}
          size="md"
          autoComplete="off"
          classNames={{ root: classes.date, label: classes.dateName, input: controls.input }}
          type="date"
          label={pick(messages[end])}
          value={address[end] ?? ''}
          onChange={(event) => narrow({ [end]: event.currentTarget.value || undefined })}
        />
      ))}
      {address.subject !== undefined && (
        <FilterSelect
          label={pick(messages.reference)}
          value={address.subject}
          choices={[{ value: address.subject, label: pick(messages.aboutOne) }]}
          onChoose={(subject) => narrow({ subject })}
        />
      )}
    </ListTools>
  );
}

/** Those who work for the lender, the newest of them, and whoever is asked about now. */
function usePeople(actor: string | undefined) {
  const { data: listed = [], isSuccess } = useEndpoint(employeeEndpoints.listEmployees, { query: {} });
  const isListed = actor === undefined || listed.some(({ id }) => id === actor);
  const { data: asked } = useEndpoint(
    employeeEndpoints.getEmployee,
    { params: { id: actor ?? '' } },
    { enabled: isSuccess && !isListed },
  );
  const people = asked === undefined || isListed ? listed : [asked, ...listed];
  return people.map(({ id, fullName }) => ({ value: id, label: fullName }));
}

/** The deeds that occur in the record, in the order in which they are read. */
function useActions() {
  const language = useLanguage();
  const { data } = useEndpoint(auditEndpoints.getAuditTerms);
  return (data?.actions ?? [])
    .map((action) => ({ value: action, label: auditActionName(action)[language] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
