import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Agreement } from '#contract/lending/agreements.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Money } from '#web/office/kit/ui/money.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { approvalDescriptors } from '../../ground/approval/kinds/approval-descriptors.ts';
import { messages, requestedBy } from './agreement.messages.ts';
import classes from './pending-approvals.module.css';

interface PendingApprovalsProps {
  readonly approvals: Agreement['pendingApprovals'];
}

/** The requests that wait for a second person and may change the figures below. */
export function PendingApprovals({ approvals }: PendingApprovalsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const mayDecide = useMay('approvals.decide');
  const openDrawer = useOpenDrawer();
  const inbox = usePageLink()('approvals');
  return (
    <section aria-label={pick(messages.waiting)} className={classes.waiting}>
      <div className={classes.head}>
        <ClockIcon size={18} />
        <h3>{pick(messages.waiting)}</h3>
        {mayDecide && <Link to={inbox.to}>{inbox.label}</Link>}
      </div>
      <ul className={classes.approvals}>
        {approvals.map(({ id, kind, amount, reason, requestedByName, requestedAt }) => (
          <li key={id}>
            <div className={classes.words}>
              <p className={classes.what}>
                {pick(approvalDescriptors[kind].name)}
                {amount !== null && (
                  <>
                    {': '}
                    <Money amount={amount} />
                  </>
                )}
              </p>
              <p>
                <WrittenText>{reason}</WrittenText>
              </p>
              <p className={classes.facts}>
                {pick(requestedBy)(
                  pick(requestedByName),
                  formatMoment(instantOf(requestedAt), language, now),
                )}
              </p>
            </div>
            {mayDecide && (
              <Button variant="default" size="sm" onClick={() => openDrawer('decide', id)}>
                {pick(messages.decide)}
                <span className="visually-hidden"> {pick(approvalDescriptors[kind].name)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
