import { useState } from 'react';
import type { CustomerListRow } from '#contract/lending/customers.ts';
import type { ListAnswer } from '#web/office/kit/list/use-list-page.ts';
import { CustomerChoice } from './choose-customers.tsx';
import type { WhichCustomers } from './move-customers.tsx';
import { useChosenCustomers } from './use-chosen-customers.ts';

/** Selects customers in the list, and asks for the target of their move. */
export function useMovingCustomers(listed: ListAnswer<CustomerListRow> | undefined) {
  const [isOn, setIsOn] = useState(false);
  const [asked, setAsked] = useState<WhichCustomers | null>(null);
  const shown = listed?.data.map(({ id }) => id) ?? [];
  const total = listed?.page.total ?? null;
  const chosen = useChosenCustomers(shown, total);
  const stop = () => {
    setIsOn(false);
    chosen.none();
  };
  return {
    isOn,
    ...{ chosen, shown, total, asked, stop },
    begin: () => setIsOn(true),
    ask: setAsked,
    close(hasMoved: boolean) {
      setAsked(null);
      if (hasMoved) stop();
    },
    /** The checkbox of a customer; undefined while nothing is being selected. */
    choiceOf: isOn
      ? (customer: CustomerListRow) => <CustomerChoice customer={customer} chosen={chosen} />
      : undefined,
  };
}
