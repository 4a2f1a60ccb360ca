import type { CSSProperties } from 'react';
import type { Challenge, ChallengeScore } from '#contract/desk/challenges.ts';
import { balanceNames, metricNames } from '#contract/desk/labels/metric-names.messages.ts';
import { unitOf } from '#domain/desk/challenges/metric.ts';
import type { Language } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { formatShortCount } from '#web/format/count.ts';
import { formatPercent } from '#web/format/rate.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { ChartFrame, type Place } from '#web/office/kit/chart/chart-frame.tsx';
import { type Scale, scaleOf } from '#web/office/kit/chart/chart-scale.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { atMost, messages } from '../challenges.messages.ts';
import {
  balanceFigure,
  boundOf,
  isWithinBound,
  reachedFigure,
  setFigure,
  shareOf,
  targetOf,
} from '../figures.ts';
import { Standing } from '../standing.tsx';
import classes from './bound-chart.module.css';
import { type LabelSide, placeLabels } from './place-labels.ts';

interface BoundChartProps {
  readonly challenge: Challenge;
  readonly scores: readonly ChallengeScore[];
}

/** More names than this would cover the points; each is read out below anyway. */
const labelsMax = 30;
/** The approximate width of a label's letter, as a share of the chart's width. */
const letterWidth = 0.021;

/** A point of the chart, in shares of both axes. */
interface Mark {
  readonly score: ChallengeScore;
  readonly along: number;
  readonly up: number;
  readonly label: LabelSide | null;
}

/** The target's metric against the metric that must stay low. The winners are in the corner where both are good. */
export function BoundChart({ challenge, scores }: BoundChartProps) {
  const pick = usePick();
  const language = useLanguage();
  const { metric, balancingMetric } = challenge;
  const measured = scores
    .filter(({ reached }) => reached.whole > 0)
    .toSorted((a, b) => shareOf(a.balance) - shareOf(b.balance));
  const bound = shareOf(boundOf(challenge));
  const target = shareOf(targetOf(challenge));
  const axes = {
    balance: scaleOf([bound, ...measured.map(({ balance }) => shareOf(balance))], largestOf(balancingMetric)),
    reached: scaleOf([target, ...measured.map(({ reached }) => shareOf(reached))], largestOf(metric)),
  };
  const marks = marksOf(measured, axes, language);
  const maxText = setFigure(balancingMetric, challenge.boundMax);
  return (
    <ChartFrame
      title={pick(messages.chart)}
      lead={pick(messages.chartLead)}
      points={measured}
      nameOf={({ employee }) => pickWritten(employee.fullName, language)}
      pointLabel={pick(messages.employee)}
      nearest={(place) => nearestOf(marks, place)}
      figures={[
        {
          label: pick(metricNames[metric]),
          of: ({ reached }) => <Ltr>{reachedFigure(metric, reached)}</Ltr>,
        },
        {
          label: pick(balanceNames[balancingMetric]),
          of: ({ balance }) => <Ltr>{balanceFigure(balancingMetric, balance)}</Ltr>,
        },
        {
          label: pick(messages.standing),
          of: (score) => <Standing challenge={challenge} score={score} />,
        },
      ]}
    >
      {(shown) => (
        <div className={classes.chart} aria-hidden="true">
          <div className={classes.plot}>
            <Ground axes={axes} bound={bound} target={target} challenge={challenge} />
            <span className={classes.wins} style={placed({ along: 0, up: 1 })}>
              {pick(messages.winsHere)}
            </span>
            {marks.map((mark, index) => (
              <ScoreMark
                key={mark.score.employee.id}
                mark={mark}
                challenge={challenge}
                isShown={index === shown}
              />
            ))}
          </div>
          <Text size={2} tone="muted" className={classes.axis}>
            {pick(balanceNames[balancingMetric])} {pick(atMost)(maxText)}
          </Text>
        </div>
      )}
    </ChartFrame>
  );
}

/** A rate goes up to 100 %. */
function largestOf(metric: Challenge['metric'] | Challenge['balancingMetric']): number | undefined {
  return unitOf(metric) === 'rate' ? 1 : undefined;
}

interface Axes {
  readonly balance: Scale;
  readonly reached: Scale;
}

function marksOf(scores: readonly ChallengeScore[], { balance, reached }: Axes, language: Language): Mark[] {
  const places = scores.map((score) => ({
    score,
    along: balance.at(shareOf(score.balance)),
    up: reached.at(shareOf(score.reached)),
  }));
  const labels =
    places.length > labelsMax
      ? []
      : placeLabels(
          places.map(({ score, along, up }) => ({
            along,
            up,
            width: shortName(score, language).length * letterWidth,
          })),
        );
  return places.map((place, index) => ({ ...place, label: labels[index] ?? null }));
}

function shortName({ employee }: ChallengeScore, language: Language): string {
  const name = pickWritten(employee.fullName, language);
  return name.split(' ')[0] ?? name;
}

function nearestOf(marks: readonly Mark[], { along, up }: Place): number {
  const distances = marks.map((mark) => Math.hypot(mark.along - along, mark.up - up));
  return distances.indexOf(Math.min(...distances));
}

function placed({ along, up }: Place): CSSProperties {
  return { insetInlineStart: `${along * 100}%`, insetBlockEnd: `${up * 100}%` };
}

interface GroundProps {
  readonly axes: Axes;
  readonly bound: number;
  readonly target: number;
  readonly challenge: Challenge;
}

/** The grid, the two lines and the corner between them. It is drawn from the left, and mirrored for readers from the right. */
function Ground({ axes: { balance, reached }, bound, target, challenge }: GroundProps) {
  const [boundAt, targetAt] = [balance.at(bound) * 100, 100 - reached.at(target) * 100];
  return (
    <>
      <svg className={classes.ground} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {balance.ticks.map((tick) => (
          <path key={tick} className={classes.grid} d={`M${balance.at(tick) * 100} 0V100`} />
        ))}
        {reached.ticks.map((tick) => (
          <path key={tick} className={classes.grid} d={`M0 ${100 - reached.at(tick) * 100}H100`} />
        ))}
        <rect className={classes.corner} width={boundAt} height={targetAt} />
        <path className={classes.target} d={`M0 ${targetAt}H100`} />
        <path className={classes.bound} d={`M${boundAt} 0V100`} />
      </svg>
      {balance.ticks.map((tick) => (
        <Ltr key={tick} className={classes.alongTick}>
          <span style={{ '--at': balance.at(tick) } as CSSProperties}>
            {tickText(challenge.balancingMetric, tick)}
          </span>
        </Ltr>
      ))}
      {reached.ticks.map((tick) => (
        <Ltr key={tick} className={classes.upTick}>
          <span style={{ '--at': reached.at(tick) } as CSSProperties}>
            {tickText(challenge.metric, tick)}
          </span>
        </Ltr>
      ))}
    </>
  );
}

const tenthOfPercent = 1000;

function tickText(metric: Challenge['metric'] | Challenge['balancingMetric'], tick: number): string {
  return unitOf(metric) === 'rate'
    ? formatPercent(Math.round(tick * tenthOfPercent) / 10)
    : formatShortCount(tick);
}

interface ScoreMarkProps {
  readonly mark: Mark;
  readonly challenge: Challenge;
  readonly isShown: boolean;
}

/** A disc for a winner, a ring for an employee short of the target, a hollow square for one over the bound. */
function ScoreMark({ mark, challenge, isShown }: ScoreMarkProps) {
  const language = useLanguage();
  const { score, label } = mark;
  const shape = !isWithinBound(challenge, score) ? 'over' : score.standing === 'winning' ? 'wins' : 'short';
  return (
    <span className={classes.mark} style={placed(mark)} data-shown={isShown}>
      <svg viewBox="0 0 16 16" width="16" height="16" data-shape={shape} aria-hidden="true">
        {shape === 'over' ? (
          <rect x="3" y="3" width="10" height="10" rx="1.5" />
        ) : (
          <circle cx="8" cy="8" r="6" />
        )}
      </svg>
      {label !== null && (
        <span className={classes.label} data-side={label}>
          <WrittenText>{shortName(score, language)}</WrittenText>
        </span>
      )}
    </span>
  );
}
