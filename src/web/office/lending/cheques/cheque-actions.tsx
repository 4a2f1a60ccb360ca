import { Suspense, useState } from 'react';
import { type Cheque, chequeEndpoints } from '#contract/lending/cheques/cheques.ts';
import type { ChequeStep } from '#domain/lending/ledger/cheque.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { CheckCircleIcon, HalfCircleIcon, MoreIcon, UndoIcon } from '#web/office/kit/ui/state-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { aboutCheque, messages, stepWords } from './cheques.messages.ts';

const StepDialog = latePart(async () => (await import('./step-dialog.tsx')).StepDialog);

interface ChequeActionsProps {
  readonly cheque: Cheque;
}

/** The next steps of a cheque, and the way back from its last one. */
export function ChequeActions({ cheque }: ChequeActionsProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const [asked, setAsked] = useState<ChequeStep | null>(null);
  const { entryId, state, cleared, reference, isReversalAsked } = cheque;
  if (state === 'returned' || (cleared !== null && cleared.byName === null)) return null;
  return (
    <>
      <Menu label={pick(aboutCheque)(reference)} variant="subtle" button={<MoreIcon size={18} />} width={260}>
        {state === 'received' && (
          <MenuItem icon={<HalfCircleIcon size={18} />} onSelect={() => setAsked('deposited')}>
            {pick(stepWords.deposited.verb)}
          </MenuItem>
        )}
        {cleared === null && (
          <MenuItem icon={<CheckCircleIcon size={18} />} onSelect={() => setAsked('cleared')}>
            {pick(stepWords.cleared.verb)}
          </MenuItem>
        )}
        {cleared === null && (
          <MenuItem
            icon={<UndoIcon size={18} className="mirrored" />}
            disabledReason={isReversalAsked ? messages.isReversalAsked : null}
            onSelect={() => openDrawer('request:reversal', entryId)}
          >
            {pick(messages.returned)}
          </MenuItem>
        )}
        {state !== 'received' && (
          <TakeBack cheque={cheque} step={cleared === null ? 'deposited' : 'cleared'} />
        )}
      </Menu>
      {asked !== null && (
        <Suspense>
          <StepDialog cheque={cheque} step={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

interface TakeBackProps extends ChequeActionsProps {
  readonly step: ChequeStep;
}

function TakeBack({ cheque: { entryId }, step }: TakeBackProps) {
  const pick = usePick();
  const { send } = useAction(chequeEndpoints.takeBackChequeStep);
  return (
    <MenuItem
      icon={<UndoIcon size={18} className="mirrored" />}
      onSelect={() =>
        void send({ params: { entryId }, body: { step } }).then(
          () => showToast({ tone: 'good', title: pick(messages.takenBack) }),
          () => {},
        )
      }
    >
      {pick(stepWords[step].takeBack)}
    </MenuItem>
  );
}
