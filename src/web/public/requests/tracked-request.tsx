import { sitePagePath } from '#contract/site/site-pages.ts';
import { hourMs } from '#domain/instant.ts';
import { instantOf } from '#web/format/date-time.ts';
import { siteContactPath } from '#web/paths.ts';
import button from '#web/site-parts/button.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import layout from '../parts/layout.module.css';
import { useSite } from '../site-context.ts';
import { Failure } from '../tracked/form-fields.tsx';
import { notShownMessages } from '../tracked/not-shown.messages.ts';
import { PromiseRing } from './promise-ring.tsx';
import { requestOutcome } from './request-outcome.ts';
import { RequestSteps } from './request-steps.tsx';
import { requestMessages as messages } from './requests.messages.ts';
import styles from './requests.module.css';
import { VisitorTools } from './visitor-tools.tsx';

/** Tells a visitor how far a request is. Whoever has its code sees it. */
export function RequestPage() {
  const { language, place, say } = useSite();
  const { request, notShown, form } = place;
  const { title, text, ring } = requestOutcome(place);
  const hoursLeft = request === undefined ? 0 : (instantOf(request.callBy) - request.now) / hourMs;
  return (
    <div className={`${layout.container} ${styles.page}`}>
      <PromiseRing state={ring} hoursLeft={Math.ceil(hoursLeft)} />
      <h1 className={styles.title} tabIndex={-1}>
        {say(title)}
      </h1>
      <p className={styles.text}>{say(text)}</p>
      {request !== undefined && <RequestSteps request={request} />}
      <p className={styles.code}>
        {say(messages.code)}{' '}
        <b>
          <Ltr>{place.slug}</Ltr>
        </b>
      </p>
      {/* The desk may have answered it meanwhile. */}
      {request?.ended && <Failure text={form?.failure ?? null} />}
      {request?.ended === null && <VisitorTools request={request} />}
      <p className={`${styles.actions} screen-only`}>
        {(notShown === 'too_many' || notShown === 'unavailable') && (
          <a href={sitePagePath(place, language)} className={`${button.button} ${button.primary}`}>
            <span>{say(notShownMessages.tryAgain)}</span>
          </a>
        )}
        <a href={siteContactPath(language)} className={`${button.button} ${button.outline}`}>
          <span>{say(messages.contactUs)}</span>
        </a>
      </p>
    </div>
  );
}
