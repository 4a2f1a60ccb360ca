import { Suspense } from 'react';
import { useParams } from 'react-router';
import {
  bankStatementEndpoints,
  type StatementOfAccount,
} from '#contract/lending/bank-statements/bank-statements.ts';
import { statementMatchingEndpoints } from '#contract/lending/bank-statements/statement-matching.ts';
import { cashAccountNames } from '#contract/lending/labels/cash-names.messages.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { holeOn, linesFrom, linesShownOf, messages, sinceDay } from './bank-statements.messages.ts';
import { Paisa } from './paisa.tsx';
import { useStatementColumns } from './statement-columns.tsx';
import { useStatementFile } from './use-statement-file.tsx';

const WaitingLines = latePart(async () => (await import('./waiting-lines.tsx')).WaitingLines);

/** The statement of an account of the lender: its files, the lines that wait for a decision, and all of them. */
export function BankStatementPage() {
  const pick = usePick();
  const language = useLanguage();
  const { title } = usePage();
  const { id = '' } = useParams();
  const { button, foreseen } = useStatementFile(id);
  return (
    <RecordPage
      back={usePageLink()('cashAccounts')}
      title={title}
      help={pick(messages.help)}
      head={({ accountName, accountKind, lines, from, until }: StatementOfAccount) => ({
        title: accountName,
        help: pick(messages.help),
        lead:
          from === null || until === null
            ? pick(cashAccountNames[accountKind])
            : pick(linesFrom)(lines, formatDate(from, language), formatDate(until, language)),
        actions: button,
      })}
      item={useEndpoint(bankStatementEndpoints.getBankStatement, { params: { id } })}
      notOpened={messages.failed}
    >
      {(statement) => (
        <>
          {foreseen}
          <Statement statement={statement} />
        </>
      )}
    </RecordPage>
  );
}

interface StatementProps {
  readonly statement: StatementOfAccount;
}

function Statement({ statement }: StatementProps) {
  const pick = usePick();
  const language = useLanguage();
  const { accountId, holes, balancePaisa, until } = statement;
  const { data: waiting } = useEndpoint(statementMatchingEndpoints.listWaitingLines, {
    params: { id: accountId },
  });
  return (
    <>
      <FigureStrip
        label={pick(messages.figures)}
        figures={[
          {
            label: pick(messages.balance),
            value: balancePaisa === null ? '–' : <Paisa paisa={balancePaisa} />,
            note:
              balancePaisa === null
                ? pick(messages.noBalance)
                : pick(holes.length > 0 ? messages.holes : messages.joined),
          },
          {
            label: pick(messages.suspense),
            value: <Paisa paisa={waiting?.suspensePaisa ?? 0} />,
            note:
              waiting?.suspenseSince != null
                ? pick(sinceDay)(formatDate(waiting.suspenseSince, language))
                : undefined,
          },
          {
            label: pick(messages.waiting),
            value: <Ltr>{formatCount(waiting?.total ?? 0)}</Ltr>,
            note: until !== null ? formatDate(until, language) : undefined,
          },
        ]}
      />
      {holes.length > 0 && (
        <Banner tone="warning" title={pick(messages.holes)}>
          {holes.map(({ day, missingPaisa }) => (
            <Text key={day}>
              {pick(holeOn)(
                formatDate(day, language),
                missingPaisa === null ? null : formatRupees(Math.trunc(missingPaisa / 100)),
              )}
            </Text>
          ))}
        </Banner>
      )}
      <Suspense fallback={null}>{waiting !== undefined && <WaitingLines lines={waiting.lines} />}</Suspense>
      <AllLines accountId={accountId} />
    </>
  );
}

interface AllLinesProps {
  readonly accountId: string;
}

function AllLines({ accountId }: AllLinesProps) {
  const pick = usePick();
  const { listBankStatementLines } = bankStatementEndpoints;
  const address = useListAddress(listBankStatementLines.body);
  const asked = { params: { id: accountId }, body: address.query };
  return (
    <ListPanel
      label={pick(messages.allLines)}
      list={useListPage(endpointQuery(listBankStatementLines, asked))}
      columns={useStatementColumns()}
      keyOf={({ id }) => id}
      tools={
        <ListBar
          search={
            <SearchField
              label={pick(messages.searchLines)}
              value={address.query.search ?? ''}
              onSearch={(typed) => address.narrow({ search: typed || undefined }, 'replace')}
            />
          }
          chosen={[]}
        />
      }
      empty={
        address.isNarrowed ? (
          <NoMatch text={pick(messages.noLineFound)} wholeLink={address.only({})} />
        ) : (
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.noLinesTitle)}
            text={pick(messages.noLinesText)}
          />
        )
      }
      summaryOf={pick(linesShownOf)}
      address={address}
    />
  );
}
