import { Suspense, useState } from 'react';
import { lineClasses, type WaitingLine } from '#contract/lending/bank-statements/statement-matching.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { pickWritten } from '#domain/written.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useMediaQuery } from '#web/office/kit/layout/use-media-query.ts';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import {
  asideNames,
  becomesOverpaid,
  classLeads,
  classNames,
  linesAnd,
  messages,
  neverDelivered,
  notDelivered,
  reasonNames,
} from './bank-statements.messages.ts';
import { DecideLine } from './decide-line.tsx';
import { fitsSearch } from './fits-search.ts';
import { Paisa } from './paisa.tsx';
import { useLineColumns } from './statement-columns.tsx';
import classes from './waiting-lines.module.css';

const PayerDialog = latePart(async () => (await import('./payer-dialog.tsx')).PayerDialog);
const AsideDialog = latePart(async () => (await import('./aside-dialog.tsx')).AsideDialog);

/** There the decision is in the row of its line, elsewhere below it. */
const wide = '(width >= 80em)';

interface WaitingLinesProps {
  readonly lines: readonly WaitingLine[];
  /** True if the lines are of several accounts, and can be searched together. */
  readonly namesAccounts?: boolean;
  readonly maySetAside?: boolean;
}

/**
 * The lines that are matched to nothing, by class, each with the reason of its class and one press that decides it. From a certain
 * line that was taken the focus goes on to the next certain one, and to no other: a likely line wants a look first.
 */
export function WaitingLines({ lines, namesAccounts = false, maySetAside = true }: WaitingLinesProps) {
  const pick = usePick();
  const [asked, setAsked] = useState<{ readonly line: WaitingLine; readonly for: 'payer' | 'aside' } | null>(
    null,
  );
  const [nextId, setNextId] = useState<string>();
  const lineColumns = useLineColumns();
  const accountColumn = {
    key: 'account',
    header: pick(messages.account),
    priority: 2,
    cell: ({ accountName }: WaitingLine) => <bdi>{accountName}</bdi>,
  } as const;
  const columns = namesAccounts ? [...lineColumns, accountColumn] : lineColumns;
  const isWide = useMediaQuery(wide);
  const [search, setSearch] = useState('');
  const found = lines.filter((line) => fitsSearch(line, search));

  const decision = (line: WaitingLine, ofClass: readonly WaitingLine[]) => (
    <DecideLine
      line={line}
      isInRow={isWide}
      isNext={line.is === 'certain' && line.id === nextId}
      onTaken={() => line.is === 'certain' && setNextId(after(line, ofClass)?.id)}
      onChoose={() => setAsked({ line, for: 'payer' })}
      onAside={maySetAside ? () => setAsked({ line, for: 'aside' }) : null}
    />
  );
  const decisionColumns = (ofClass: readonly WaitingLine[]): readonly Column<WaitingLine>[] => [
    {
      key: 'proposal',
      header: pick(messages.proposal),
      priority: 1,
      cell: (line) => <Proposal line={line} />,
    },
    {
      key: 'decision',
      header: pick(plainWords.actions),
      priority: 1,
      isAction: true,
      cell: (line) => decision(line, ofClass),
    },
  ];
  return (
    <>
      {namesAccounts && (
        <div className={classes.search}>
          <SearchField label={pick(messages.searchLines)} value={search} onSearch={setSearch} />
        </div>
      )}
      {found.length === 0 && search !== '' && <p role="status">{pick(messages.noLineFound)}</p>}
      {lineClasses.map((each) => {
        const ofClass = found.filter(({ is }) => is === each);
        if (ofClass.length === 0) return null;
        return (
          <Section
            key={each}
            title={pick(classNames[each])}
            lead={
              <>
                {pick(linesAnd)(ofClass.length)} ·{' '}
                <Paisa paisa={ofClass.reduce((sum, { paisa }) => sum + paisa, 0)} /> ·{' '}
                {pick(classLeads[each])}
              </>
            }
          >
            <DataTable
              label={pick(classNames[each])}
              columns={isWide ? [...columns, ...decisionColumns(ofClass)] : columns}
              rows={ofClass}
              details={
                isWide
                  ? undefined
                  : (line) => (
                      <Row gap={3} pad={2} align="center" justify="space-between" wraps>
                        <Proposal line={line} />
                        {decision(line, ofClass)}
                      </Row>
                    )
              }
              keyOf={({ id }) => id}
              isSelected={() => false}
              isStale={false}
              sort={undefined}
              onSort={() => {}}
            />
          </Section>
        );
      })}
      <Suspense fallback={null}>
        {asked?.for === 'payer' && <PayerDialog line={asked.line} onClose={() => setAsked(null)} />}
        {asked?.for === 'aside' && <AsideDialog line={asked.line} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}

/** The line below one, or from the last one the first. */
const after = (line: WaitingLine, lines: readonly WaitingLine[]) =>
  lines[(lines.indexOf(line) + 1) % lines.length];

/** True for an agreement that may still be delivered. */
const isComing = (status: AgreementStatus) => ['draft', 'submitted', 'approved'].includes(status);

interface ProposalProps {
  readonly line: WaitingLine;
}

/** The customer whose payment a line seems to be, the reason in words, and what speaks against it. */
function Proposal({ line }: ProposalProps) {
  const { because, record, proposals, hasWrongNumber, notPayable } = line;
  const pick = usePick();
  const language = useLanguage();
  const [first, ...others] = proposals;
  const customer = record?.customerName ?? first?.customerName ?? null;
  const number = record?.number ?? first?.agreementNumber ?? null;
  const paid = record === null && first?.recorded === null ? first : undefined;
  const isRecovery = paid?.status === 'written_off';
  const beyond = paid === undefined || isRecovery ? 0 : line.paisa / 100 - paid.outstanding;
  const said = [
    ...(because === null ? [] : [pick(asideNames[because])]),
    ...(record === null ? [] : [pick(messages.sameReference)]),
    ...(first?.reasons.map((reason) => pick(reasonNames[reason])) ?? []),
    ...(first?.recorded == null ? [] : [pick(messages.recordedBefore)]),
    ...(hasWrongNumber ? [pick(messages.wrongNumber)] : []),
    ...(isRecovery ? [pick(messages.becomesRecovery)] : []),
    ...(beyond > 0 ? [pick(becomesOverpaid)(formatRupees(beyond))] : []),
    ...notPayable.map(({ agreementNumber, status }) =>
      pick(isComing(status) ? notDelivered : neverDelivered)(agreementNumber),
    ),
    ...(others.length === 0 ? [] : [pick(messages.othersToo)]),
    ...(line.fitsElsewhere ? [pick(messages.fitsElsewhere)] : []),
  ];
  return (
    <Stack>
      <Row gap={2} wraps>
        {customer !== null && <WrittenText>{pickWritten(customer, language)}</WrittenText>}
        {number !== null && <Code>{number}</Code>}
        {customer === null && number === null && because === null && pick(messages.noProposal)}
      </Row>
      <Text tone="muted">{said.join(pick(messages.comma))}</Text>
    </Stack>
  );
}
