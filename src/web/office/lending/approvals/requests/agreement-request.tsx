import type { ReactNode } from 'react';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import type { CustomerRequest } from '#contract/lending/customer-requests.ts';
import type { Phrase } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { messages } from './requests.messages.ts';

/** The properties of every request drawer. */
export interface RequestDrawerProps {
  /** The id of the agreement, or of the entry to reverse. */
  readonly id: string;
  readonly close: () => void;
}

/** For a drawer that a customer's own request may open. */
export interface AskedDrawerProps extends RequestDrawerProps {
  readonly asked?: Pick<CustomerRequest, 'id' | 'reason' | 'wishedOn'>;
}

interface AgreementRequestProps extends RequestDrawerProps {
  readonly title: Phrase;
  readonly children: (agreement: Agreement) => ReactNode;
}

/** Loads the agreement of the request. */
export function AgreementRequest({ id, title, close, children }: AgreementRequestProps) {
  const asked = useEndpoint(agreementEndpoints.getAgreement, { params: { id } }, forEditing);
  return asked.data === undefined ? (
    <OpeningDrawer title={title} failure={asked.error} onRetry={asked.refetch} close={close} />
  ) : (
    children(asked.data)
  );
}

/** The customer's name in the reader's language, where it is known. */
export function useNameOf(): (agreement: Agreement) => string {
  const language = useLanguage();
  return ({ customerName }) => pickWritten(customerName, language);
}

interface OpeningDrawerProps {
  readonly title: Phrase;
  readonly failure: Error | null;
  readonly onRetry: () => void;
  readonly close: () => void;
}

/** A drawer while its figures load, or with the reason why they failed. A request that is not possible at all says so here. */
export function OpeningDrawer({ title, failure, onRetry, close }: OpeningDrawerProps) {
  const pick = usePick();
  return (
    <Drawer title={pick(title)} onClose={close}>
      {failure === null ? (
        <Skeleton height={320} radius="lg" />
      ) : (
        <LoadError title={pick(messages.notLoaded)} failure={failure} onRetry={onRetry} />
      )}
    </Drawer>
  );
}
