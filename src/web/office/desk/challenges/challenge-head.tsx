import type { Challenge } from '#contract/desk/challenges.ts';
import { balanceNames, metricNames } from '#contract/desk/labels/metric-names.messages.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { challengeLabels } from '../ground/challenge-labels.messages.ts';
import classes from './challenge-head.module.css';
import { BalanceIcon, TargetIcon } from './challenge-icons.tsx';
import { PeriodText, ScopeText } from './challenge-texts.tsx';
import { atLeast, atMost, cancelledBy, goalText, messages } from './challenges.messages.ts';
import { setFigure } from './figures.ts';
import { StageBadge } from './stage-badge.tsx';

/** The challenge at a glance: its target, its end and its reward. */
export function ChallengeHead({ challenge }: { readonly challenge: Challenge }) {
  const pick = usePick();
  const language = useLanguage();
  const { metric, balancingMetric, stage, description, cancelled } = challenge;
  const target = setFigure(metric, challenge.target);
  const max = setFigure(balancingMetric, challenge.boundMax);
  const bound = pick(balanceNames[balancingMetric]);
  return (
    <>
      <section
        className={`${panel.panel} ${classes.head}`}
        aria-label={pickWritten(challenge.title, language)}
      >
        <Row gap={[4, 7]} align="center" justify="space-between" wraps pad={6} className={classes.hero}>
          <Stack gap={2} className={classes.said}>
            <Row gap={2} align="center" wraps>
              <StageBadge stage={stage} />
              <ScopeText {...challenge} />
              <span>
                <PeriodText {...challenge} />
              </span>
            </Row>
            <PageHeader
              title={pickWritten(challenge.title, language)}
              lead={pick(goalText)({ metric: pick(metricNames[metric]), target, bound, max })}
            />
            {description !== null && (
              <p>
                <WrittenText>{description}</WrittenText>
              </p>
            )}
          </Stack>
          {stage === 'running' && <DaysLeft days={challenge.daysLeft} />}
        </Row>
        <dl className={classes.facts}>
          <div>
            <dt>{pick(challengeLabels.metric)}</dt>
            <dd>{pick(metricNames[metric])}</dd>
          </div>
          <div>
            <dt>{pick(challengeLabels.target)}</dt>
            <dd>
              <TargetIcon size={18} />
              <span>{pick(atLeast)(target)}</span>
            </dd>
          </div>
          <div>
            <dt>{pick(challengeLabels.balancingMetric)}</dt>
            <dd>
              <BalanceIcon size={18} />
              <span>
                {bound} {pick(atMost)(max)}
              </span>
            </dd>
          </div>
          <div>
            <dt>{pick(challengeLabels.reward)}</dt>
            <dd>
              <WrittenText>{challenge.reward}</WrittenText>
            </dd>
          </div>
        </dl>
      </section>
      {cancelled !== null && (
        <Banner tone="warning" title={pick(messages.cancelled)}>
          <p>
            <WrittenText>{cancelled.reason}</WrittenText>
          </p>
          <p>{pick(cancelledBy)(pick(cancelled.by), formatDate(cancelled.on, language))}</p>
        </Banner>
      )}
    </>
  );
}

function DaysLeft({ days }: { readonly days: number }) {
  const pick = usePick();
  return (
    <Stack as="p" align="center" pad={[3, 4]} className={classes.days}>
      {days > 0 && (
        <Text as="span" size={7} tone="ink" weight={600} className={classes.number}>
          <Ltr>{formatCount(days)}</Ltr>
        </Text>
      )}
      <span>{pick(days === 0 ? messages.lastDay : days === 1 ? messages.dayLeft : messages.daysLeft)}</span>
    </Stack>
  );
}
