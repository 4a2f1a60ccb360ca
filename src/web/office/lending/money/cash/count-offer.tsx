import { type CashOfferToCount, cashEndpoints } from '#contract/lending/cash/cash.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { fromText, messages } from './cash.messages.ts';
import { CountDrawer } from './count-drawer.tsx';
import { CountResult } from './count-result.tsx';

interface CountOfferProps {
  readonly offer: CashOfferToCount;
  readonly close: () => void;
}

/** Counts the cash of an offer, whose amount is shown afterwards. */
export function CountOffer({ offer: { id, city, offeredByName }, close }: CountOfferProps) {
  const pick = usePick();
  const { send } = useAction(cashEndpoints.countCashOffer);
  return (
    <CountDrawer
      lead={pick(fromText)(pick(offeredByName), pick(city))}
      notice={
        <>
          <strong>{pick(messages.countBefore)}</strong> {pick(messages.countBlind)}
        </>
      }
      send={(body, idempotencyKey) => send({ params: { id }, body, idempotencyKey })}
      result={(movement) => <CountResult movement={movement} />}
      close={close}
    />
  );
}
