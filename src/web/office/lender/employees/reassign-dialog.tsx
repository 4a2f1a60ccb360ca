import * as z from 'zod/mini';
import { type Employee, employeeEndpoints } from '#contract/lender/employees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PersonField } from '#web/office/kit/form/choices/person-field.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { roleNames } from '#web/ui/role-names.messages.ts';
import { hasOpenWork, OpenWorkText } from './open-work-text.tsx';
import { messages, reassignTo } from './reassign.messages.ts';
import classes from './reassign-dialog.module.css';

/** The work that an employee loses reach of: everything, or everything outside the one branch that they keep. */
type Leaves = 'everything' | { readonly keepsBranchId: string };

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

const successor = z.object({ successorId: z.nullable(z.string()) });

/** Names the person, counts their open work, and asks for a successor, before anything happens. */
export function ReassignDialog(props: ReassignDialogProps) {
  const { employee, leaves, title, text, verb, isDestructive = false, onConfirm, onClose } = props;
  const pick = usePick();
  const { data: left, error } = useEndpoint(
    employeeEndpoints.getOpenWork,
    { params: { id: employee.id }, query: typeof leaves === 'object' ? leaves : {} },
    // Counted again each time the dialog opens, because the question is about the count.
    { gcTime: 0 },
  );
  const isCounted = left !== undefined;
  const needsSuccessor = left !== undefined && hasOpenWork(left.openWork);

  const form = useOfficeForm({
    initial: { successorId: null as string | null },
    labels: { successorId: reassignTo },
    schema: successor,
    rule: (values) =>
      needsSuccessor && values.successorId === null ? { successorId: messages.successorRequired } : {},
    send: (body) => onConfirm(body.successorId),
    onSaved: () => undefined,
  });

  return (
    <FormDialog
      form={form}
      title={title}
      verb={verb}
      isDestructive={isDestructive}
      disabledReason={isCounted ? null : error === null ? messages.counting : messages.loadError}
      onClose={onClose}
    >
      <p>{text}</p>
      {!isCounted && error === null && <Skeleton height={48} />}
      {!isCounted && error !== null && <Banner tone="bad" title={pick(messages.loadError)} />}
      {left !== undefined && !needsSuccessor && <p>{pick(messages.nothingOpen)}</p>}
      {needsSuccessor && (
        <>
          <Stack pad={[3, 4]} weight={600} className={classes.work}>
            <Text as="h3" size={2} tone="muted" weight={500}>
              {pick(messages.openWork)}
            </Text>
            <OpenWorkText openWork={left.openWork} />
          </Stack>
          <PersonField
            {...form.field('successorId')}
            isRequired
            hint={left.successors.length === 0 ? messages.noSuccessor : undefined}
            none={messages.chooseSuccessor}
            people={left.successors.map(({ role, designation, ...person }) => ({
              ...person,
              note: pick(designation ?? roleNames[role]),
            }))}
          />
        </>
      )}
    </FormDialog>
  );
}
