import { Suspense, useState } from 'react';
import type { CashMovement } from '#contract/lending/cash/cash-movement.ts';
import { usePick } from '#web/i18n/language.ts';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { MoreIcon } from '#web/office/kit/ui/state-icons.tsx';
import { messages as cash } from '../cash.messages.ts';
import { messages, moreOfSlip } from './reversals.messages.ts';

/** Its file is fetched when the menu asks for it. */
const AskReversalDialog = latePart(async () => (await import('./ask-reversal-dialog.tsx')).AskReversalDialog);

/** In px. */
const menuWidth = 240;

/** The column by which a giver or a receiver asks to take a slip back, and the dialog that it opens. */
export function useReversibleCash() {
  const pick = usePick();
  // Here and not in its row, which changes when the request is stored.
  const [asked, setAsked] = useState<CashMovement | null>(null);
  const column: Column<CashMovement> = {
    key: 'more',
    header: pick(cash.actions),
    priority: 1,
    isAction: true,
    cell: (movement) =>
      movement.mayAskReversal && (
        <Menu
          label={pick(moreOfSlip)(movement.number)}
          variant="subtle"
          button={<MoreIcon size={18} />}
          width={menuWidth}
        >
          <MenuItem onSelect={() => setAsked(movement)}>{pick(messages.ask)}</MenuItem>
        </Menu>
      ),
  };
  const dialog = asked !== null && (
    <Suspense>
      <AskReversalDialog movement={asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return { column, dialog };
}
