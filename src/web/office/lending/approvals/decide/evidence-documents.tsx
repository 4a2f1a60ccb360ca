import { Button } from '@mantine/core';
import { useState } from 'react';
import { approvalEndpoints, type EvidenceDocument } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
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
    <ul className={classes.documents}>
      {documents.map((document) => (
        <li key={document.id}>
          <Paper approvalId={approvalId} document={document} />
        </li>
      ))}
    </ul>
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
      <div className={classes.about}>
        <span className={classes.name}>{name}</span>
        {isRemoved && <span className={classes.note}>{pick(messages.documentRemoved)}</span>}
      </div>
      {error !== null && (
        <LoadError title={pick(messages.documentNotOpened)} failure={error} onRetry={refetch} />
      )}
      {address !== null && <img src={address} alt={name} />}
      {!isAsked && (
        <>
          <p className={classes.note}>{pick(messages.cnicHidden)}</p>
          <Button variant="light" size="sm" onClick={() => setIsAsked(true)}>
            {pick(messages.showCnic)}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </>
      )}
    </>
  );
}
