import { transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import tile from '#web/office/kit/ui/tile.module.css';
import { useBlobAddress } from '#web/office/kit/ui/use-blob-address.ts';
import { messages } from './transfer-reports.messages.ts';
import classes from './transfer-slip.module.css';

interface TransferSlipProps {
  /** The id of the report. */
  readonly id: string;
  /** True beside words that describe it already: a screen reader then skips the picture. */
  readonly isThumbnail?: boolean;
}

/** The slip as the customer sent it. */
export function TransferSlip({ id, isThumbnail = false }: TransferSlipProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(
    transferReportEndpoints.showTransferSlip,
    { params: { id } },
    // The slip of a report is never exchanged.
    { staleTime: 'static' },
  );
  const address = useBlobAddress(data);
  if (isThumbnail)
    return (
      <span className={tile.tile} data-tone="blue" style={{ inlineSize: 44 }}>
        {address !== null && <img src={address} alt="" />}
      </span>
    );
  if (error !== null && data === undefined)
    return <LoadError title={pick(messages.slipNotOpened)} failure={error} onRetry={() => void refetch()} />;
  if (address === null) return <Skeleton height={280} radius="md" />;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={classes.slip}>
      <img src={address} alt={pick(messages.slip)} />
    </a>
  );
}
