import { Link } from 'react-router';
import { type CashOfferToCount, cashEndpoints } from '#contract/lending/cash/cash.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { fromText, messages } from './cash.messages.ts';
import { CountDrawer } from './count-drawer.tsx';
import { CountResult } from './count-result.tsx';
import { HandOverResult } from './hand-over/hand-over-result.tsx';

interface CountOfferProps {
  readonly offer: CashOfferToCount;
  readonly close: () => void;
}

/** Counts the cash of an offer, whose amount is shown afterwards. */
export function CountOffer({ offer: { id, kind, city, offeredByName }, close }: CountOfferProps) {
  const pick = usePick();
  const isHandOver = kind === 'hand_over';
  const pageLink = usePageLink();
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
      isResultWide={isHandOver}
      more={(movement) => (
        <Button as={Link} size="lg" variant="default" to={pageLink('cashSlip', movement.id).to}>
          {pick(messages.openSlip)}
        </Button>
      )}
      result={(movement) =>
        isHandOver ? <HandOverResult movement={movement} /> : <CountResult movement={movement} />
      }
      close={close}
    />
  );
}
