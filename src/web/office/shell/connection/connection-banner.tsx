import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '#web/api/api-failure.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { call } from '#web/api/client.ts';
import { useOutage } from '#web/api/connection.ts';
import { formatTime } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { asOf, messages } from './connection-banner.messages.ts';
import classes from './connection-banner.module.css';

const askAgainMs = 4_000;

/**
 * Says that the server does not answer, or has no database meanwhile, and from when the figures are. A call without an answer may be
 * an accident: the server is asked then, and again until an answer comes. After that, all that is shown is fetched again.
 */
export function ConnectionBanner() {
  const pick = usePick();
  const language = useLanguage();
  const lost = useLostConnection();
  return (
    <div role="status" className={`${classes.place} screen-only`}>
      {lost !== null && (
        <Banner tone="warning" title={pick(messages[lost.why])}>
          <p>{pick(asOf)(formatTime(lost.since, language))}</p>
        </Banner>
      )}
    </div>
  );
}

/** The outage, once the server did not answer a question of its own either; null while it answers. */
function useLostConnection() {
  const memory = useQueryClient();
  const outage = useOutage();
  const [isLost, setIsLost] = useState(false);
  const wasLost = useRef(false);
  const isOut = outage !== null;
  useEffect(() => {
    if (!isOut) {
      if (wasLost.current) void memory.invalidateQueries();
      wasLost.current = false;
      setIsLost(false);
      return;
    }
    const ask = async () => {
      const failure = await failureOf(call(authAddresses.getSession));
      if (failure?.code !== 'network' && failure?.code !== 'unavailable') return;
      wasLost.current = true;
      setIsLost(true);
    };
    void ask();
    const timer = setInterval(() => void ask(), askAgainMs);
    return () => clearInterval(timer);
  }, [isOut, memory]);
  return isLost ? outage : null;
}
