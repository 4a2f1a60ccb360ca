import { useState } from 'react';
import { type FirstWeek, firstWeekEndpoints } from '#contract/insight/first-week.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useMay } from '#web/office/shell/use-may.ts';

/** In this tab: that the lender is at work, so that nothing has to be asked any more. */
const overKey = 'firstWeekOver';

interface KnownFirstWeek {
  /** True for a lender at work, and when the steps can't be loaded. */
  readonly isOver: boolean;
  /** Undefined until the steps have arrived. */
  readonly firstWeek: FirstWeek | undefined;
}

/** The steps of a new lender, for those who lead it. For a lender at work, the server is asked once in each tab. */
export function useFirstWeek(): KnownFirstWeek {
  const mayRead = useMay('portfolio.read');
  const [wasOver] = useState(() => sessionStorage.getItem(overKey) !== null);
  const { data, error } = useEndpoint(firstWeekEndpoints.getFirstWeek, {}, { enabled: mayRead && !wasOver });
  if (data?.isOver) sessionStorage.setItem(overKey, 'yes');
  return { isOver: !mayRead || wasOver || data?.isOver === true || error !== null, firstWeek: data };
}
