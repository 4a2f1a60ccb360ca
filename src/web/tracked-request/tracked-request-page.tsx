import { lazy, Suspense, useCallback } from 'react';
import { useParams } from 'react-router';
import type { TrackedRequest, trackedRequestEndpoints } from '#contract/site/tracked-requests.ts';
import { hourMs } from '#domain/instant.ts';
import { addressOf } from '#web/api/address-of.ts';
import { failureMessages } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';
import { type Lookup, useLookup } from '#web/api/use-lookup.ts';
import { instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { AuthLayout } from '#web/frame/auth-layout.tsx';
import { Notice } from '#web/frame/notice.tsx';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { siteContactPath } from '#web/paths.ts';
import buttons from '#web/ui/button.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { PromiseRing } from './promise-ring.tsx';
import { RequestSteps } from './request-steps.tsx';
import { messages } from './tracked-request.messages.ts';
import classes from './tracked-request-page.module.css';

const getTrackedRequest = addressOf<typeof trackedRequestEndpoints.getTrackedRequest>({
  method: 'GET',
  path: '/api/tracked-requests/:code',
});

/** Loaded after the answer, which most visitors came for. */
const VisitorTools = lazy(async () => ({ default: (await import('./visitor-tools.tsx')).VisitorTools }));

/** Tells a visitor how far a request is. Whoever has its code sees it; no account is needed. */
export function TrackedRequestPage() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { code = '' } = useParams();
  const look = useCallback(async () => (await call(getTrackedRequest, { params: { code } })).data, [code]);
  const { lookup, askAgain } = useLookup(look);
  const { title, text, state } = outcomes[outcomeOf(lookup, now)];
  usePageTitle(pick(title));
  if (lookup.kind === 'asking')
    return (
      <AuthLayout>
        <h1 tabIndex={-1} className={classes.asking}>
          {pick(title)}
        </h1>
      </AuthLayout>
    );
  const request = lookup.kind === 'known' ? lookup.found : null;
  const hoursLeft = request === null ? 0 : (instantOf(request.callBy) - now) / hourMs;
  return (
    <AuthLayout>
      <Notice
        drawing={<PromiseRing state={state} hoursLeft={Math.ceil(hoursLeft)} />}
        title={pick(title)}
        text={pick(text)}
        actions={
          <>
            {(lookup.kind === 'too_many' || lookup.kind === 'failed') && (
              <button type="button" className={buttons.primary} onClick={askAgain}>
                {pick(messages.tryAgain)}
              </button>
            )}
            <a href={siteContactPath(language)} className={buttons.plain}>
              {pick(messages.contactUs)}
            </a>
          </>
        }
      >
        {request !== null && <RequestSteps request={request} />}
        {request?.ended === null && (
          <Suspense>
            <VisitorTools request={request} askAgain={askAgain} />
          </Suspense>
        )}
        <p className={classes.code}>
          {pick(messages.code)} <Ltr>{request?.code ?? code}</Ltr>
        </p>
      </Notice>
    </AuthLayout>
  );
}

const outcomes = {
  asking: { title: messages.asking, text: messages.asking, state: 'open' },
  waiting: { title: messages.waiting, text: messages.waitingText, state: 'counting' },
  late: { title: messages.late, text: messages.lateText, state: 'open' },
  called: { title: messages.called, text: messages.calledText, state: 'done' },
  visit_booked: { title: messages.visitBooked, text: messages.visitBookedText, state: 'done' },
  answered: { title: messages.answered, text: messages.endedText, state: 'done' },
  unreachable: { title: messages.unreachable, text: messages.unreachableText, state: 'open' },
  withdrawn: { title: messages.withdrawn, text: messages.withdrawnText, state: 'done' },
  closed: { title: messages.closed, text: messages.endedText, state: 'open' },
  unknown: { title: messages.unknown, text: messages.unknownText, state: 'open' },
  too_many: { title: messages.tooMany, text: messages.tooManyText, state: 'open' },
  failed: { title: messages.failed, text: failureMessages.network, state: 'open' },
} as const;

function outcomeOf(lookup: Lookup<TrackedRequest>, now: number): keyof typeof outcomes {
  if (lookup.kind !== 'known') return lookup.kind;
  const { callBy, calledAt, visit, ended } = lookup.found;
  if (ended !== null) return ended.as;
  if (visit?.state === 'ahead') return 'visit_booked';
  if (calledAt !== null) return 'called';
  return now > instantOf(callBy) ? 'late' : 'waiting';
}
