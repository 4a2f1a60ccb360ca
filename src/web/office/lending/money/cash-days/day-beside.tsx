import { cashDayEndpoints, type OpenCashDay } from '#contract/lending/cash-days/cash-days.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { DrawerBook } from './drawer-book.tsx';
import { MonthStrip } from './month-strip.tsx';
import { Signatures } from './signatures.tsx';

interface DayBesideProps {
  readonly open: OpenCashDay;
}

/** Beside the close of a day: the cash book of the drawer, who counted and who closed, and the days of the month. */
export function DayBeside({ open }: DayBesideProps) {
  const closeId = open.day === null ? open.month.at(-1)?.id : undefined;
  const { data: sheet } = useEndpoint(
    cashDayEndpoints.getCashDaySheet,
    { params: { id: closeId ?? '' } },
    { enabled: closeId !== undefined },
  );
  return (
    <div>
      <DrawerBook book={open.book ?? sheet} />
      <Signatures open={open} sheet={sheet} />
      <MonthStrip open={open} />
    </div>
  );
}
