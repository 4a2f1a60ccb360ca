import { Link } from 'react-router';
import type { ContactPromise } from '#contract/insight/dashboards.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { judgedOf } from '../rate.ts';
import { OpenPromises } from './open-promises.tsx';
import { messages } from './promise.messages.ts';
import classes from './promise-card.module.css';
import { PromiseWreath } from './promise-wreath.tsx';

interface PromiseCardProps {
  readonly promise: ContactPromise;
  readonly branchId: string | undefined;
  /** The days that the requests came on. */
  readonly days: { readonly from: string; readonly until: string } | undefined;
}

/** The promise of a contact within 24 hours: the kept ones in the period, and the people who wait for a contact now. */
export function PromiseCard({ promise, branchId, days }: PromiseCardProps) {
  const pick = usePick();
  const area = useArea();
  return (
    <Section
      title={pick(messages.title)}
      lead={pick(messages.lead)}
      actions={
        <Link to={withQuery(area.report('contact_promise'), { ...days, branchId })}>
          {pick(messages.report)}
        </Link>
      }
    >
      <Row gap={[2, 4]} align="center" wraps className={classes.kept}>
        <PromiseWreath part={promise.kept} whole={judgedOf(promise)} />
        <dl className={classes.counts}>
          {(['kept', 'late', 'unanswered'] as const).map((outcome) => (
            <Row key={outcome} gap={2} justify="space-between" pad={[2, 0]}>
              <dt>{pick(messages[outcome])}</dt>
              <Text as="dd" weight={600}>
                <Ltr>{formatCount(promise[outcome])}</Ltr>
              </Text>
            </Row>
          ))}
        </dl>
      </Row>
      <OpenPromises waiting={promise.waiting} branchId={branchId} />
    </Section>
  );
}
