import { cashExpenseEndpoints } from '#contract/lending/cash/cash-expenses.ts';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useBlobAddress } from '#web/office/kit/ui/use-blob-address.ts';
import classes from './cash-picture.module.css';
import { messages } from './pictures.messages.ts';

export interface CashPictureProps {
  /** The movement of cash, and the number of its slip. */
  readonly id: string;
  readonly number: string;
  readonly name: Phrase;
}

/** The picture of the paper of a movement. */
export function CashPicture({ id, number, name }: CashPictureProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(
    cashExpenseEndpoints.showCashPicture,
    { params: { id } },
    // A movement never changes.
    { staleTime: 'static', gcTime: 0 },
  );
  const address = useBlobAddress(data);
  if (error !== null)
    return <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />;
  if (address === null) return <Skeleton height={240} radius="lg" />;
  return <img src={address} alt={`${pick(name)} ${number}`} className={classes.picture} />;
}
