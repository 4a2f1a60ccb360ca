import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { type Employee, employeeEndpoints } from '#contract/lender/employees.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { ConfirmDialog } from '#web/office/kit/overlay/confirm-dialog.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { roleNames } from '#web/ui/role-names.messages.ts';
import { hasOpenWork, OpenWorkText } from './open-work-text.tsx';
import { messages, reassignTo } from './reassign.messages.ts';
import classes from './reassign-dialog.module.css';

/** What someone no longer reaches: everything, nothing, or what lies outside the one branch that they keep. */
export type Leaves = 'everything' | 'nothing' | { readonly keepsBranchId: string };

interface ReassignDialogProps {
  readonly employee: Employee;
  readonly leaves: Leaves;
  readonly title: string;
  readonly text: string;
  readonly verb: string;
  readonly isDestructive?: boolean;
  /** Does it; rejects with an `ApiFailure` when the server refuses. */
  readonly onConfirm: (successorId: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Names who it is about, counts what is open with them, and asks who takes it over, before anything happens. */
export function ReassignDialog(props: ReassignDialogProps) {
  const { employee, leaves, title, text, verb, isDestructive = false, onConfirm, onClose } = props;
  const pick = usePick();
  const language = useLanguage();
  const [successor, setSuccessor] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const isLeaving = leaves !== 'nothing';
  const { data: left, error } = useEndpoint(
    employeeEndpoints.getOpenWork,
    { params: { id: employee.id }, query: typeof leaves === 'object' ? leaves : {} },
    // Counted again each time: it is what is asked about.
    { enabled: isLeaving, gcTime: 0 },
  );
  const isCounted = !isLeaving || left !== undefined;
  const needsSuccessor = left !== undefined && hasOpenWork(left.openWork);

  async function confirm() {
    if (!needsSuccessor || successor !== null) return onConfirm(successor);
    setIsMissing(true);
    document.getElementById('successor')?.focus();
  }

  return (
    <ConfirmDialog
      title={title}
      verb={verb}
      isDestructive={isDestructive}
      disabledReason={isCounted ? null : error === null ? messages.counting : messages.loadError}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text}</p>
      {!isCounted && error === null && <Skeleton height={48} />}
      {!isCounted && error !== null && <Banner tone="bad" title={pick(messages.loadError)} />}
      {left !== undefined && !needsSuccessor && <p>{pick(messages.nothingOpen)}</p>}
      {needsSuccessor && (
        <>
          <div className={classes.work}>
            <h3>{pick(messages.openWork)}</h3>
            <OpenWorkText openWork={left.openWork} />
          </div>
          <SelectField
            id="successor"
            name="successor"
            label={reassignTo}
            isRequired
            value={successor}
            problem={isMissing ? messages.successorRequired : undefined}
            hint={left.successors.length === 0 ? messages.noSuccessor : undefined}
            none={messages.chooseSuccessor}
            choices={left.successors.map(({ id, role, designation, ...person }) => ({
              value: id,
              label: `${personName(person, language)} · ${pick(designation ?? roleNames[role])}`,
            }))}
            onEdit={(chosen) => {
              setSuccessor(chosen);
              setIsMissing(false);
            }}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
