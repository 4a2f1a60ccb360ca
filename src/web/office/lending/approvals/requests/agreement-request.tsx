import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import type { CustomerRequest } from '#contract/lending/customer-requests.ts';
import type { Phrase } from '#domain/language.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { messages } from './requests.messages.ts';

/** The properties of every request drawer. */
export interface RequestDrawerProps {
  /** Of the agreement, or of the entry to reverse. */
  readonly id: string;
  readonly close: () => void;
}

/** Of a drawer that a customer's own request may lead to. */
export interface AskedDrawerProps extends RequestDrawerProps {
  readonly asked?: Pick<CustomerRequest, 'id' | 'reason' | 'wishedOn'>;
}

interface AgreementRequestProps extends RequestDrawerProps {
  readonly title: Phrase;
  readonly children: (agreement: Agreement) => ReactNode;
}

/** Reads the agreement that something is asked for on. */
export function AgreementRequest({ id, title, close, children }: AgreementRequestProps) {
  const asked = useEndpoint(agreementEndpoints.getAgreement, { params: { id } }, forEditing);
  return asked.data === undefined ? (
    <OpeningDrawer title={title} failure={asked.error} onRetry={asked.refetch} close={close} />
  ) : (
    children(asked.data)
  );
}

/** The customer's name in the reader's language, where it is known in it. */
export function useNameOf(): (agreement: Agreement) => string {
  const language = useLanguage();
  return ({ customerName, customerNameUr }) =>
    personName({ fullName: customerName, fullNameUr: customerNameUr }, language);
}

interface OpeningDrawerProps {
  readonly title: Phrase;
  readonly failure: Error | null;
  readonly onRetry: () => void;
  readonly close: () => void;
}

/** A drawer whose figures are on their way, or why they are not here: what cannot be asked for at all says so. */
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
