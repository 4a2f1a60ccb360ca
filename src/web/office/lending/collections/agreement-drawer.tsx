import type { ReactNode } from 'react';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import type { Phrase } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { messages } from './collections.messages.ts';

/** The properties of every contact drawer. */
export interface ContactDrawerProps {
  /** The id of the agreement. */
  readonly id: string;
  readonly close: () => void;
}

interface AgreementDrawerProps extends ContactDrawerProps {
  readonly title: Phrase;
  readonly children: (agreement: Agreement) => ReactNode;
}

/** A drawer about one agreement, with the name of its customer once it has loaded. */
export function AgreementDrawer({ id, close, title, children }: AgreementDrawerProps) {
  const pick = usePick();
  const language = useLanguage();
  const { data, error, refetch } = useEndpoint(
    agreementEndpoints.getAgreement,
    { params: { id } },
    forEditing,
  );
  return (
    <Drawer
      title={pick(title)}
      lead={
        data && (
          <FactLine>
            <WrittenText>{pickWritten(data.customerName, language)}</WrittenText>
            <Code>{data.number}</Code>
          </FactLine>
        )
      }
      onClose={close}
    >
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        <Skeleton height={320} radius="lg" />
      ) : (
        <LoadError title={pick(messages.notLoaded)} failure={error} onRetry={refetch} />
      )}
    </Drawer>
  );
}
