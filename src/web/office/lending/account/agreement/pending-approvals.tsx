import { Suspense } from 'react';
import { Link } from 'react-router';
import type { Agreement } from '#contract/lending/agreements.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { approvalDescriptors } from '../../ground/approval/kinds/approval-descriptors.ts';
import { messages, requestedBy } from './agreement.messages.ts';
import classes from './pending-approvals.module.css';

/** Few accounts have a request, and fewer readers may decide it. */
const DecideButton = latePart(async () => (await import('./decide-button.tsx')).DecideButton);

interface PendingApprovalsProps {
  readonly approvals: Agreement['pendingApprovals'];
}

/** The requests that wait for a second person and may change the figures. */
export function PendingApprovals({ approvals }: PendingApprovalsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const maySeeAll = useMay('approvals.decide');
  const inbox = usePageLink()('approvals');
  return (
    <section
      aria-label={pick(messages.waiting)}
      className={`${panel.panel} ${classes.waiting}`}
      data-parts="schedule entries"
    >
      <Row gap={[1, 2]} align="center" wraps tone="second" className={classes.head}>
        <ClockIcon size={18} />
        <h2>{pick(messages.waiting)}</h2>
        {maySeeAll && <Link to={inbox.to}>{inbox.label}</Link>}
      </Row>
      <ul>
        {approvals.map(({ id, kind, amount, reason, requestedByName, requestedAt }) => (
          <Row as="li" key={id} gap={[2, 4]} align="center" wraps pad={[2, 0]} className={classes.approval}>
            <div className={classes.words}>
              <Text weight={600}>
                {pick(approvalDescriptors[kind].name)}
                {amount !== null && (
                  <>
                    {': '}
                    <Money amount={amount} />
                  </>
                )}
              </Text>
              <p>
                <WrittenText>{reason}</WrittenText>
              </p>
              <Text size={2} tone="muted">
                {pick(requestedBy)(
                  pick(requestedByName),
                  formatMoment(instantOf(requestedAt), language, now),
                )}
              </Text>
            </div>
            <Suspense fallback={null}>
              <DecideButton id={id} kind={kind} />
            </Suspense>
          </Row>
        ))}
      </ul>
    </section>
  );
}
