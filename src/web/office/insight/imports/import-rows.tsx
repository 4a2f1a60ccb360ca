import { Link } from 'react-router';
import {
  type ImportRecord,
  type ImportRow,
  importEndpoints,
  importRowStates,
} from '#contract/insight/imports.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import person from '#web/office/kit/ui/person-cell.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './import-rows.module.css';
import { RowStateBadge } from './import-state.tsx';
import {
  installmentNamed,
  installmentsListed,
  messages,
  rowStateNames,
  shownOf,
  wasAndIs,
} from './imports.messages.ts';
import { ChooseRow, RecordMissingPayment } from './take-over.tsx';

/** While rows are being written, the list is polled less often than the progress. */
const askEveryMs = 3_000;

interface ImportRowsProps {
  readonly record: ImportRecord;
}

/** The rows of a file, each with its result and its problems. */
export function ImportRows({ record }: ImportRowsProps) {
  const { id, state, rows } = record;
  const pick = usePick();
  const address = useListAddress(importEndpoints.listImportRows.query);
  const { query, link, only } = address;
  const isUnderWay = state === 'running' || state === 'undoing';
  const present = importRowStates.filter((each) => rows[each] > 0 || each === query.state);
  const tabs = [
    {
      ...link({ state: undefined }),
      label: pick(messages.all),
      isCurrent: query.state === undefined,
      isWhole: true,
    },
    ...present.map((each) => ({
      ...link({ state: each }),
      label: pick(rowStateNames[each]),
      count: rows[each],
      isCurrent: each === query.state,
    })),
  ];
  return (
    <ListPanel
      label={pick(messages.rows)}
      list={useListPage(
        endpointQuery(importEndpoints.listImportRows, { params: { id }, query }),
        isUnderWay && askEveryMs,
      )}
      columns={useColumns(record)}
      keyOf={({ sheet, line }) => `${sheet ?? ''} ${line}`}
      tools={<FilterTabs label={pick(messages.byState)} tabs={tabs} />}
      empty={<NoMatch text={pick(messages.noRows)} wholeLink={only({})} />}
      summaryOf={pick(shownOf)}
      address={address}
    />
  );
}

type Difference = ImportRow['differences'][number];

/** Tells a value of a column as the office writes it. */
function useTold() {
  const language = useLanguage();
  return ({ reads }: Pick<Difference, 'reads'>, value: Difference['was']): string | null => {
    if (value === null) return null;
    if (typeof value === 'number') return reads === 'amount' ? formatRupees(value) : formatCount(value);
    if (reads === 'date') return formatDate(value, language);
    return reads === 'phone' ? formatStoredPhone(value) : value;
  };
}

function useColumns(record: ImportRecord): readonly Column<ImportRow>[] {
  const pick = usePick();
  const language = useLanguage();
  const told = useTold();
  const area = useArea();
  return [
    {
      key: 'line',
      header: pick(messages.row),
      priority: 1,
      isFigure: true,
      cell: ({ line }) => <Ltr>{formatCount(line)}</Ltr>,
    },
    {
      key: 'record',
      header: pick(messages.record),
      priority: 1,
      cell: ({ title, sheet, customerId, agreementNumber, installments }) => (
        <div className={classes.record}>
          {customerId === null ? (
            <WrittenText>{title}</WrittenText>
          ) : (
            <Link to={area.customerBalance(customerId)} className={person.name}>
              <WrittenText>{title}</WrittenText>
            </Link>
          )}
          {sheet !== null && (
            <SecondLine>
              <WrittenText>{sheet}</WrittenText>
            </SecondLine>
          )}
          {installments !== null && (
            <SecondLine>
              {pick(installmentsListed)(
                installments.sheet,
                installments.count,
                formatDate(installments.firstDueOn, language),
              )}
            </SecondLine>
          )}
          {agreementNumber !== null && (
            <SecondLine>
              <Code>{agreementNumber}</Code>
            </SecondLine>
          )}
        </div>
      ),
    },
    {
      key: 'result',
      header: pick(messages.result),
      priority: 1,
      cell: ({ row, state, faults, differences, missingPaymentOn }) => (
        <div className={classes.result}>
          <RowStateBadge state={state} />
          {faults.length > 0 && (
            <ul className={classes.faults}>
              {faults.map(({ column, message }) => (
                <li key={column}>
                  {!message.startsWith(column) && (
                    <>
                      <strong>
                        <WrittenText>{column}</WrittenText>
                      </strong>
                      :{' '}
                    </>
                  )}
                  {message}
                </li>
              ))}
            </ul>
          )}
          {differences.length > 0 && (
            <ul className={classes.faults}>
              {differences.map((difference) => (
                <li key={`${difference.column} ${difference.reads}`}>
                  <strong>{difference.column}</strong>
                  {difference.installment !== null && pick(installmentNamed)(difference.installment)}:{' '}
                  {pick(wasAndIs)(told(difference, difference.was), told(difference, difference.now) ?? '')}
                  {difference.staysBecause !== null && <SecondLine>{difference.staysBecause}</SecondLine>}
                </li>
              ))}
            </ul>
          )}
          {differences.some(({ staysBecause }) => staysBecause === null) && (
            <ChooseRow record={record} row={row} state={state} />
          )}
          {missingPaymentOn !== null && <RecordMissingPayment agreementId={missingPaymentOn} />}
        </div>
      ),
    },
  ];
}
