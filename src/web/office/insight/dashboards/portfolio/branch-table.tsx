import { Link } from 'react-router';
import type {
  BranchPortfolio,
  ContactPromise,
  JudgedPromises,
  PortfolioDashboard,
} from '#contract/insight/dashboards.ts';
import { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { formatCount } from '#web/format/count.ts';
import { formatPercent } from '#web/format/rate.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { Change } from './change.tsx';
import classes from './figure-table.module.css';
import { atRiskOver, messages } from './portfolio.messages.ts';
import { atRiskRate, judgedOf, rateOf, tenthsMore } from './rate.ts';
import { ShareBar } from './share-bar.tsx';

interface BranchTableProps {
  readonly portfolio: PortfolioDashboard;
  /** Loaded after the other figures. */
  readonly promise: ContactPromise | undefined;
}

/** The same figures for each branch, and their sums. A branch links to its own dashboard. */
export function BranchTable({ portfolio, promise }: BranchTableProps) {
  const pick = usePick();
  const { branches } = portfolio;
  const { data: cash } = useEndpoint(cashEndpoints.getCashPosition, {}, { enabled: useMay('cash.manage') });
  /** The cash in all hands, or in those of a branch; undefined until it is known. */
  const inHands = (code?: string) =>
    cash?.hands
      .filter(({ branchCode }) => code === undefined || branchCode === code)
      .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className={classes.room}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{pick(messages.branch)}</th>
            <th scope="col" data-figure data-second>
              {pick(messages.activeShort)}
            </th>
            <th scope="col" data-figure>
              {pick(messages.outstandingRs)}
            </th>
            <th scope="col" data-figure data-second>
              {pick(messages.dueRs)}
            </th>
            <th scope="col" data-figure data-second>
              {pick(messages.collectedRs)}
            </th>
            <th scope="col" data-figure data-third>
              {pick(messages.againstBefore)}
            </th>
            <th scope="col" data-second>
              {pick(messages.rate)}
            </th>
            <th scope="col" data-figure>
              <Ltr>{pick(atRiskOver)(30)}</Ltr>
            </th>
            <th scope="col" data-figure data-third>
              {pick(messages.promise)}
            </th>
            <th scope="col" data-figure data-third>
              {pick(messages.inHandsRs)}
            </th>
          </tr>
        </thead>
        <tbody>
          {branches.map((branch) => (
            <tr key={branch.id}>
              <th scope="row">
                <Link to={{ search: `?branchId=${branch.id}` }} className="touch">
                  {pick(branch.city)}
                </Link>{' '}
                <Text as="span" size={2} tone="muted" weight={400}>
                  <Code>{branch.code}</Code>
                </Text>
              </th>
              <Figures
                portfolio={branch}
                promises={promise?.branches.find(({ id }) => id === branch.id)}
                inHands={inHands(branch.code)}
              />
            </tr>
          ))}
        </tbody>
        {branches.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{pick(messages.allBranches)}</th>
              <Figures portfolio={portfolio} promises={promise} inHands={inHands()} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

type Figured = Omit<BranchPortfolio, 'id' | 'code' | 'city'>;

interface FiguresProps {
  readonly portfolio: Figured;
  readonly promises: JudgedPromises | undefined;
  readonly inHands: number | undefined;
}

function Figures({ portfolio, promises, inHands }: FiguresProps) {
  const { activeAgreements, outstanding, due, duePaid, collected, collectedBefore, ageing } = portfolio;
  const moreBy = collectedBefore > 0 ? tenthsMore(collected, collectedBefore) : 0;
  return (
    <>
      <td data-figure data-second>
        <Ltr>{formatCount(activeAgreements)}</Ltr>
      </td>
      <td data-figure>
        <Ltr>{formatCount(outstanding)}</Ltr>
      </td>
      <td data-figure data-second>
        <Ltr>{formatCount(due)}</Ltr>
      </td>
      <td data-figure data-second>
        <Ltr>{formatCount(collected)}</Ltr>
      </td>
      <td data-figure data-third>
        {moreBy !== 0 && <Change by={moreBy} amount={formatPercent(Math.abs(moreBy) / 10)} good="more" />}
      </td>
      <td data-second>
        <div className={classes.rate}>
          <ShareBar part={duePaid} whole={due} />
          <Ltr>{rateOf(duePaid, due)}</Ltr>
        </div>
      </td>
      <td data-figure>
        <Ltr>{atRiskRate(ageing, 30)}</Ltr>
      </td>
      <td data-figure data-third>
        <Ltr>
          {promises === undefined
            ? '–'
            : `${formatCount(promises.kept)} / ${formatCount(judgedOf(promises))}`}
        </Ltr>
      </td>
      <td data-figure data-third>
        <Ltr>{inHands === undefined ? '–' : formatCount(inHands)}</Ltr>
      </td>
    </>
  );
}
