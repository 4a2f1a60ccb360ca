import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Instant } from '#domain/instant.ts';
import { failureOf } from '#web/api/api-failure.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { call } from '#web/api/client.ts';
import { useUnansweredSince } from '#web/api/connection.ts';
import { formatTime } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { asOf, messages } from './connection-banner.messages.ts';
import classes from './connection-banner.module.css';

const askAgainMs = 4_000;

/**
 * Says that the server does not answer, and from when the figures are. A call without an answer may be an accident: the server is
 * asked then, and again until an answer comes. After that, all that is shown is fetched again.
 */
export function ConnectionBanner() {
  const pick = usePick();
  const language = useLanguage();
  const lostSince = useLostSince();
  return (
    <div role="status" className={`${classes.place} screen-only`}>
      {lostSince !== null && (
        <Banner tone="warning" title={pick(messages.title)}>
          <p>{pick(asOf)(formatTime(lostSince, language))}</p>
        </Banner>
      )}
    </div>
  );
}

/** The time of the last answer, once the server did not answer a question of its own either; null while it answers. */
function useLostSince(): Instant | null {
  const memory = useQueryClient();
  const unansweredSince = useUnansweredSince();
  const [lostSince, setLostSince] = useState<Instant | null>(null);
  const isLost = useRef(false);
  useEffect(() => {
    if (unansweredSince === null) {
      if (isLost.current) void memory.invalidateQueries();
      isLost.current = false;
      setLostSince(null);
      return;
    }
    const ask = async () => {
      const failure = await failureOf(call(authAddresses.getSession));
      if (failure?.code !== 'network') return;
      isLost.current = true;
      setLostSince(unansweredSince);
    };
    void ask();
    const timer = setInterval(() => void ask(), askAgainMs);
    return () => clearInterval(timer);
  }, [unansweredSince, memory]);
  return lostSince;
}
