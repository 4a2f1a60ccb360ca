import { useState } from 'react';
import { approvalEndpoints, type EvidenceDocument } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useBlobAddress } from '#web/office/kit/ui/use-blob-address.ts';
import { documentKindNames } from '../../ground/labels/customer-words.messages.ts';
import { messages } from './decide.messages.ts';
import classes from './evidence-documents.module.css';

interface EvidenceDocumentsProps {
  readonly approvalId: string;
  readonly documents: readonly EvidenceDocument[];
}

/** The papers that a request names, as they were when it was made. */
export function EvidenceDocuments({ approvalId, documents }: EvidenceDocumentsProps) {
  return (
    <Grid as="ul" column="12rem" gap={3}>
      {documents.map((document) => (
        <Stack as="li" key={document.id} gap={2} align="start">
          <Paper approvalId={approvalId} document={document} />
        </Stack>
      ))}
    </Grid>
  );
}

interface PaperProps {
  readonly approvalId: string;
  readonly document: EvidenceDocument;
}

/** A side of the CNIC is shown on request only, because that is audited. */
function Paper({ approvalId, document: { id, kind, isRemoved } }: PaperProps) {
  const pick = usePick();
  const [isAsked, setIsAsked] = useState(kind !== 'cnic_front' && kind !== 'cnic_back');
  const { data, error, refetch } = useEndpoint(
    approvalEndpoints.showEvidenceDocument,
    { params: { id: approvalId, documentId: id } },
    { enabled: isAsked, staleTime: 'static', gcTime: 0 },
  );
  const address = useBlobAddress(data);
  const name = pick(documentKindNames[kind]);
  return (
    <>
      <Stack>
        <Text as="span" size={3} weight={600}>
          {name}
        </Text>
        {isRemoved && (
          <Text as="span" size={2} tone="muted">
            {pick(messages.documentRemoved)}
          </Text>
        )}
      </Stack>
      {error !== null && (
        <LoadError title={pick(messages.documentNotOpened)} failure={error} onRetry={refetch} />
      )}
      {address !== null && <img src={address} alt={name} className={classes.picture} />}
      {!isAsked && (
        <>
          <Text size={2} tone="muted">
            {pick(messages.cnicHidden)}
          </Text>
          <Button variant="light" size="sm" onClick={() => setIsAsked(true)}>
            {pick(messages.showCnic)}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </>
      )}
    </>
  );
}
