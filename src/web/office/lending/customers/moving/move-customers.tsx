import { customerMoveEndpoints, type ForeseenMove } from '#contract/lending/customer-moves.ts';
import type { Phrase } from '#domain/language.ts';
import { callWith } from '#web/api/call-with.ts';
import type { InputTo } from '#web/api/endpoint-call.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PersonField } from '#web/office/kit/form/choices/person-field.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { useOfficers } from '../../ground/customer/use-officer-choices.ts';
import { labels, messages, moved, question } from './move-customers.messages.ts';

/** The customers to move: some by their ids, or all that match the filters of a list. */
export type WhichCustomers = InputTo<typeof customerMoveEndpoints.foreseeCustomerMove>['body'];

interface MoveCustomersProps {
  readonly which: WhichCustomers;
  readonly onClose: (hasMoved: boolean) => void;
}

interface PlaceValues {
  readonly branchId: string | null;
  readonly officerId: string | null;
  readonly reason: string;
}

const nowhere: PlaceValues = { branchId: null, officerId: null, reason: '' };

/**
 * Shows the customers to move, asks for the target and the reason, and moves exactly those. A user of one branch is not asked for
 * the branch.
 */
export function MoveCustomers({ which, onClose }: MoveCustomersProps) {
  const pick = usePick();
  const reachesAll = useExtent('customers.move') === 'all';
  const move = useAction(customerMoveEndpoints.moveCustomers);
  // Counted again each time it opens, but not while it is open: exactly the shown customers move.
  const { data: foreseen, error } = useEndpoint(
    customerMoveEndpoints.foreseeCustomerMove,
    { body: which },
    { gcTime: 0, staleTime: 'static', refetchOnWindowFocus: false },
  );
  const [only, ...others] = foreseen?.branchIds ?? [];
  /** The customers' current branch, until another is chosen. */
  const branchOf = (chosen: string | null) => chosen ?? (others.length === 0 ? (only ?? null) : null);
  const form = useOfficeForm({
    initial: nowhere,
    labels,
    schema: customerMoveEndpoints.moveCustomers.body,
    bodyOf: ({ branchId, officerId, reason }) => ({
      customers: foreseen?.customers ?? [],
      branchId: branchOf(branchId),
      officerId,
      reason,
    }),
    send: (body) => move.send({ body }),
    onSaved({ data }) {
      onClose(true);
      showToast({ tone: 'good', title: pick(moved)(data), undo: foreseen && undoOf(foreseen) });
    },
  });

  /** Moves them back to where they were; undefined if they were at several places, or in nobody's charge. */
  function undoOf({ customers, branchIds, officerIds }: ForeseenMove): (() => Promise<void>) | undefined {
    const [branchId] = branchIds;
    const [officerId] = officerIds;
    if (branchId === undefined || !officerId || branchIds.length + officerIds.length > 2) return undefined;
    return async () => {
      const body = { ids: customers.map(({ id }) => id) };
      // Their versions since the move.
      const { data } = await callWith(customerMoveEndpoints.foreseeCustomerMove, { body });
      const back = { customers: data.customers, branchId, officerId, reason: pick(messages.undoReason) };
      await move.send({ body: back });
    };
  }
  const branch = branchOf(form.values.branchId);
  const branches = useBranchChoices();
  const officers = useOfficers(branch ?? undefined);

  function chooseBranch(chosen: string | null) {
    form.edit('branchId', chosen);
    form.edit('officerId', null);
  }

  return (
    <FormDialog
      form={form}
      title={pick(question)(foreseen?.customers.length)}
      verb={pick(messages.verb)}
      disabledReason={whyNot(foreseen, error)}
      onClose={() => onClose(false)}
    >
      <p>{pick(reachesAll ? messages.text : messages.textWithin)}</p>
      {error !== null && (
        <Banner tone="bad" title={pick(messages.notCounted)}>
          {error.message}
        </Banner>
      )}
      {foreseen === undefined && error === null && <Skeleton height={72} />}
      {foreseen !== undefined && <WhatMoves foreseen={foreseen} />}
      {/* There from the beginning, so that the first of them has the focus. */}
      {error === null && (
        <>
          {reachesAll && (
            <SelectField
              {...form.field('branchId')}
              value={branch}
              isRequired
              none={messages.chooseBranch}
              choices={branches}
              onEdit={chooseBranch}
            />
          )}
          <PersonField
            {...form.field('officerId')}
            isRequired
            none={messages.chooseOfficer}
            people={branch === null ? [] : officers}
          />
          <TextAreaField {...form.field('reason')} isRequired lengthMax={500} />
        </>
      )}
    </FormDialog>
  );
}

function whyNot(foreseen: ForeseenMove | undefined, error: Error | null): Phrase | null {
  if (foreseen === undefined) return error === null ? messages.counting : messages.notCounted;
  return foreseen.customers.length === 0 ? messages.notCounted : null;
}

interface WhatMovesProps {
  readonly foreseen: ForeseenMove;
}

function WhatMoves({ foreseen: { customers, agreements, outstanding } }: WhatMovesProps) {
  const pick = usePick();
  return (
    <section aria-label={pick(messages.moves)}>
      <Facts
        facts={[
          { label: pick(messages.customers), value: <Ltr>{formatCount(customers.length)}</Ltr> },
          { label: pick(messages.agreements), value: <Ltr>{formatCount(agreements)}</Ltr> },
          { label: pick(messages.outstanding), value: <Money amount={outstanding} /> },
        ]}
      />
    </section>
  );
}
