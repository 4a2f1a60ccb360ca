import { Link } from 'react-router';
import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import classes from './alone-decisions.module.css';
import { aloneText } from './portfolio.messages.ts';

interface AloneDecisionsProps {
  readonly branchId: string | undefined;
  readonly days: { readonly from: string; readonly until: string };
}

/** The number of requests that one person decided alone in the period, as a link to them. */
export function AloneDecisions({ branchId, days }: AloneDecisionsProps) {
  const pick = usePick();
  const area = useArea();
  const query = { queue: 'decided', decided: 'alone', branchId, ...days } as const;
  const { data } = useListPage(endpointQuery(approvalEndpoints.listApprovals, { query }));
  if (data === undefined) return null;
  return (
    <Link to={withQuery(area.approvals(), query)} className={classes.link}>
      {pick(aloneText)(data.page.total)}
    </Link>
  );
}
