import { Skeleton } from '@mantine/core';
import { Suspense, useId } from 'react';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { contractKindNames } from '../../ground/labels/agreement-labels.messages.ts';
import { itemsTitle } from '../account.messages.ts';
import { messages, startedOn } from './agreement.messages.ts';
import { AgreementActions } from './agreement-actions.tsx';
import { AgreementFigures } from './agreement-figures.tsx';
import classes from './agreement-record.module.css';
import { AgreementTables } from './agreement-tables.tsx';
import { PendingApprovals } from './pending-approvals.tsx';
import { PriceBars } from './price-bars.tsx';

const SignedAgreement = latePart(async () => (await import('./signed-agreement.tsx')).SignedAgreement);

interface AgreementRecordProps {
  readonly id: string;
}

/** The open agreement: its figures, all of its rows and entries, and the proof that nothing was added to the price. */
export function AgreementRecord({ id }: AgreementRecordProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(agreementEndpoints.getAgreement, { params: { id } });
  if (data !== undefined) return <Loaded agreement={data} />;
  if (error === null) return <Skeleton height={480} radius="lg" mb={16} />;
  return (
    <section className={`${panel.panel} ${classes.record}`}>
      <LoadError title={pick(messages.notOpened)} failure={error} onRetry={refetch} />
    </section>
  );
}

interface LoadedProps {
  readonly agreement: Agreement;
}

function Loaded({ agreement }: LoadedProps) {
  const pick = usePick();
  const language = useLanguage();
  const titleId = useId();
  const { number, contractKind, startOn, items, pendingApprovals } = agreement;
  return (
    <>
      <section className={`${panel.panel} ${classes.record}`} aria-labelledby={titleId}>
        <Row gap={[2, 4]} align="center" justify="space-between" wraps pad={[4, 5]} className={classes.head}>
          <div className={classes.name}>
            <h2 id={titleId}>{pick(itemsTitle)(items.map(({ description }) => pick(description)))}</h2>
            <Text tone="muted">
              <FactLine>
                <Code>{number}</Code>
                {pick(contractKindNames[contractKind])}
                {pick(startedOn)(formatDate(startOn, language))}
              </FactLine>
            </Text>
          </div>
          <AgreementActions agreement={agreement} />
        </Row>
        <AgreementFigures agreement={agreement} />
        {pendingApprovals.length > 0 && <PendingApprovals approvals={pendingApprovals} />}
        <AgreementTables agreement={agreement} />
      </section>
      <PriceBars agreement={agreement} />
      <Suspense fallback={null}>
        <SignedAgreement agreement={agreement} />
      </Suspense>
    </>
  );
}
