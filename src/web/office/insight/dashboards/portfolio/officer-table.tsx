import { Link } from 'react-router';
import { type DashboardPeriod, dashboardEndpoints } from '#contract/insight/dashboards.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './figure-table.module.css';
import { messages } from './portfolio.messages.ts';
import { refetchInterval } from './refetch-interval.ts';

interface OfficerTableProps {
  readonly branchId: string | undefined;
  readonly period: DashboardPeriod;
  readonly days: { readonly from: string; readonly until: string };
}

/** The amount that each officer collected in the period. Each sum links to its payments. */
export function OfficerTable({ branchId, period, days }: OfficerTableProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const {
    data: officers,
    error,
    refetch,
  } = useEndpoint(
    dashboardEndpoints.listOfficerCollections,
    { query: { branchId, period } },
    { refetchInterval },
  );
  if (officers === undefined && error !== null)
    return <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />;
  if (officers === undefined) return <Skeleton height={200} />;
  if (officers.length === 0) return <p>{pick(messages.nobody)}</p>;
  return (
    <div className={classes.room}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{pick(messages.officer)}</th>
            <th scope="col" data-figure>
              {pick(messages.payments)}
            </th>
            <th scope="col" data-figure>
              {pick(messages.collectedRs)}
            </th>
          </tr>
        </thead>
        <tbody>
          {officers.map(({ officerId, payments, collected, ...person }) => (
            <tr key={officerId}>
              <th scope="row">
                <Link to={withQuery(area.payments(), { ...days, branchId, officerId })} className="touch">
                  <bdi dir="auto">{pickWritten(person.fullName, language)}</bdi>
                </Link>
              </th>
              <td data-figure>
                <Ltr>{formatCount(payments)}</Ltr>
              </td>
              <td data-figure>
                <Ltr>{formatCount(collected)}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
