import { Suspense, useState } from 'react';
import { customersMovedMax } from '#contract/lending/customer-moves.ts';
import type { CustomerListRow } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import type { Choice } from '#web/office/kit/list/choice/choice.ts';
import { ChoiceBar } from '#web/office/kit/list/choice/choice-bar.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { MoveIcon } from '#web/office/kit/ui/action-icons.tsx';
import { messages, moveMatching, tooMany } from './move-bar.messages.ts';
import type { WhichCustomers } from './move-customers.tsx';

/** Its file is fetched when somebody is moved. */
const MoveCustomers = latePart(async () => (await import('./move-customers.tsx')).MoveCustomers);

interface MoveBarProps {
  readonly choice: Choice<CustomerListRow>;
  /** The list with all its filters. */
  readonly matching: {
    readonly filters: WhichCustomers;
    readonly shown: number;
    readonly total: number | null;
  };
}

/** The chosen customers, with the command that puts another officer in charge of all of them, or of all that match the filters. */
export function MoveBar({ choice, matching: { filters, shown, total } }: MoveBarProps) {
  const pick = usePick();
  const [asked, setAsked] = useState<WhichCustomers | null>(null);
  const { rows, clear } = choice;
  return (
    <>
      <ChoiceBar
        count={rows.length}
        sum={{
          label: pick(messages.outstanding),
          amount: rows.reduce((sum, { outstanding }) => sum + outstanding, 0),
        }}
        onClear={clear}
      >
        {total !== null && total > shown && total <= customersMovedMax && (
          <Button variant="default" onClick={() => setAsked(filters)}>
            {pick(moveMatching)(total)}
          </Button>
        )}
        <ActionButton
          icon={<MoveIcon size={18} />}
          disabledReason={whyNot(rows.length)}
          onPress={() => setAsked({ ids: rows.map(({ id }) => id) })}
        >
          {pick(messages.move)}
        </ActionButton>
      </ChoiceBar>
      {asked !== null && (
        <Suspense>
          <MoveCustomers
            which={asked}
            onClose={(hasMoved) => {
              setAsked(null);
              if (hasMoved) clear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function whyNot(count: number): Phrase | null {
  if (count <= customersMovedMax) return null;
  return { en: tooMany.en(customersMovedMax), ur: tooMany.ur(customersMovedMax) };
}
