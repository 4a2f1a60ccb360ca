import type { Account } from '#contract/lending/account.ts';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { useAddressQuery } from '#web/office/shell/use-address-query.ts';
import { messages } from './account.messages.ts';
import classes from './account-tabs.module.css';
import { messages as words } from './agreement/agreement.messages.ts';

const partNames = {
  schedule: words.schedule,
  entries: words.entries,
  promises: messages.promises,
  papers: messages.papers,
} as const satisfies Record<string, Phrase>;

type AccountPart = keyof typeof partNames;
const parts = Object.keys(partNames) as AccountPart[];

/** The part of the account in the address. A phone shows only this one. */
export function useAccountPart(): AccountPart {
  const asked = useAddressQuery().get('part');
  return parts.find((part) => part === asked) ?? 'schedule';
}

interface AccountTabsProps {
  readonly account: Account;
}

/** The parts of the account, on a phone. */
export function AccountTabs({ account: { promises } }: AccountTabsProps) {
  const pick = usePick();
  const current = useAccountPart();
  const address = useAddressQuery();
  const open = promises.filter(({ state }) => state === 'open').length;
  return (
    <div className={classes.tabs}>
      <FilterTabs
        label={pick(messages.parts)}
        tabs={parts.map((part) => ({
          label: pick(partNames[part]),
          count: part === 'promises' && open > 0 ? open : undefined,
          to: { search: address.with({ part }) },
          isCurrent: part === current,
        }))}
      />
    </div>
  );
}
