import { useState } from 'react';
import { type OpenSession, profileEndpoints } from '#contract/identity/profile.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { browserOn, lastUsed, messages, signOutOf } from './sessions-panel.messages.ts';
import classes from './sessions-panel.module.css';

/** The user's sessions, with a button that ends each of the others. */
export function SessionsPanel() {
  const pick = usePick();
  const { data: sessions, error } = useEndpoint(profileEndpoints.listSessions);
  const end = useAction(profileEndpoints.endSession);
  const endOthers = useAction(profileEndpoints.endOtherSessions);
  const [isEnded, setIsEnded] = useState(false);
  const isEnding = end.isRunning || endOthers.isRunning;
  const failure = error ?? end.failure ?? endOthers.failure;
  return (
    <ProfilePanel title={pick(messages.title)} lead={pick(messages.lead)}>
      {sessions === undefined && error === null && <Skeleton height={96} />}
      {failure !== null && (
        <Text role="alert" tone="bad">
          {failure.message}
        </Text>
      )}
      <ul>
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isEnding}
            onEnd={() => end.run({ params: { id: session.id } }, () => setIsEnded(true))}
          />
        ))}
      </ul>
      <Text role="status" tone="good" weight={600}>
        {isEnded && failure === null && pick(messages.ended)}
      </Text>
      {sessions !== undefined && sessions.length > 1 && (
        <div>
          <Button
            variant="default"
            aria-disabled={isEnding}
            onClick={() => endOthers.run({}, () => setIsEnded(true))}
          >
            {pick(messages.endOthers)}
          </Button>
        </div>
      )}
    </ProfilePanel>
  );
}

interface SessionRowProps {
  readonly session: OpenSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const name = pick(browserOn)(session.browser, session.system);
  return (
    <Row
      as="li"
      gap={3}
      align="center"
      justify="space-between"
      wraps
      pad={[2, 0]}
      className={classes.session}
    >
      <div>
        <Text weight={600}>{name}</Text>
        <Text size={2} tone="muted">
          {session.isCurrent
            ? pick(messages.thisOne)
            : pick(lastUsed)(formatMoment(instantOf(session.lastUsedAt), language, now))}
        </Text>
      </div>
      {!session.isCurrent && (
        <Button
          variant="light"
          size="sm"
          aria-label={pick(signOutOf)(name)}
          aria-disabled={isEnding}
          onClick={onEnd}
        >
          {pick(messages.end)}
        </Button>
      )}
    </Row>
  );
}
