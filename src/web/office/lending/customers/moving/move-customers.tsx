import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { customerMoveEndpoints, type ForeseenMove } from '#contract/lending/customer-moves.ts';
import type { Phrase } from '#domain/language.ts';
import type { InputTo } from '#web/api/endpoint-call.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useBranchChoices } from '#web/office/kit/data/use-branch-choices.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficerChoices } from '#web/office/kit/data/use-officer-choices.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { officerTitle } from '#web/office/kit/labels/customer-words.messages.ts';
import { ConfirmDialog } from '#web/office/kit/overlay/confirm-dialog.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages, moved, question } from './move-customers.messages.ts';

/** Which customers: some by their ids, or all that match the filters of a list. */
export type WhichCustomers = InputTo<typeof customerMoveEndpoints.foreseeCustomerMove>['body'];

interface MoveCustomersProps {
  readonly which: WhichCustomers;
  /** A user of one branch is not asked which. */
  readonly reachesAll: boolean;
  readonly onClose: (hasMoved: boolean) => void;
}

/** Says what would move, asks where to and why, and moves exactly that. */
export function MoveCustomers({ which, reachesAll, onClose }: MoveCustomersProps) {
  const pick = usePick();
  const move = useAction(customerMoveEndpoints.moveCustomers);
  // Counted again each time, and not again while it is read: what moves is what was shown.
  const { data: foreseen, error } = useEndpoint(
    customerMoveEndpoints.foreseeCustomerMove,
    { body: which },
    { gcTime: 0, staleTime: 'static', refetchOnWindowFocus: false },
  );
  const place = usePlace(foreseen);

  async function confirm(reason: string) {
    const to = place.chosen();
    if (to === null || foreseen === undefined) return;
    const { data } = await move.send({ body: { ...to, customers: foreseen.customers, reason } });
    onClose(true);
    showToast({ tone: 'good', title: pick(moved)(data) });
  }

  return (
    <ConfirmDialog
      title={pick(question)(foreseen?.customers.length)}
      verb={pick(messages.verb)}
      asksReason
      disabledReason={whyNot(foreseen, error)}
      onConfirm={({ reason }) => confirm(reason)}
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
          {reachesAll && <SelectField {...place.branch} />}
          <SelectField {...place.officer} />
        </>
      )}
    </ConfirmDialog>
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

/** The fields that say where to: the branch that the customers are of now, until another is chosen, and nobody yet. */
function usePlace(foreseen: ForeseenMove | undefined) {
  const [branchId, setBranchId] = useState<string | null>(null);
  const [officerId, setOfficerId] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [only, ...others] = foreseen?.branchIds ?? [];
  const branch = branchId ?? (others.length === 0 ? (only ?? null) : null);
  const branches = useBranchChoices();
  const officers = useOfficerChoices(branch ?? undefined);
  const field = { isRequired: true } as const;
  return {
    branch: {
      ...field,
      id: 'move-branch',
      name: 'branchId',
      label: messages.branch,
      value: branch,
      problem: isAsked && branch === null ? messages.branchMissing : undefined,
      none: messages.chooseBranch,
      choices: branches,
      onEdit: (chosen: string | null) => {
        setBranchId(chosen);
        setOfficerId(null);
      },
    },
    officer: {
      ...field,
      id: 'move-officer',
      name: 'officerId',
      label: officerTitle,
      value: officerId,
      problem: isAsked && officerId === null ? messages.officerMissing : undefined,
      none: messages.chooseOfficer,
      choices: branch === null ? [] : officers,
      onEdit: setOfficerId,
    },
    /** Where to; null, with what is missing marked, while that is not said. */
    chosen() {
      if (branch !== null && officerId !== null) return { branchId: branch, officerId };
      setIsAsked(true);
      document.getElementById(branch === null ? 'move-branch' : 'move-officer')?.focus();
      return null;
    },
  };
}
