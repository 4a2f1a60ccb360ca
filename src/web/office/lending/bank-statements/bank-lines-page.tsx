import { Suspense } from 'react';
import { statementMatchingEndpoints } from '#contract/lending/bank-statements/statement-matching.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { WaitingQueues } from '../ground/waiting/waiting-queues.tsx';
import { messages } from './bank-statements.messages.ts';

const WaitingLines = latePart(async () => (await import('./waiting-lines.tsx')).WaitingLines);

/** The lines of all statements that wait for the reader, by class. */
export function BankLinesPage() {
  const pick = usePick();
  const { title } = usePage();
  const { data, error, refetch } = useEndpoint(statementMatchingEndpoints.listLinesToMatch);
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.toMatchHelp)}
        queues={<WaitingQueues current="bankLines" />}
      />
      {data !== undefined ? (
        data.lines.length > 0 ? (
          <Suspense fallback={<Skeleton height={320} radius="lg" />}>
            <WaitingLines lines={data.lines} namesAccounts maySetAside={data.maySetAside} />
          </Suspense>
        ) : (
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.noneToMatch)}
            text={pick(messages.noneToMatchText)}
          />
        )
      ) : error === null ? (
        <Skeleton height={320} radius="lg" />
      ) : (
        <LoadError title={pick(messages.toMatchFailed)} failure={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
