import { Link } from 'react-router';
import { profileEndpoints } from '#contract/identity/profile.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { useSecondStep } from '#web/office/shell/use-second-step.ts';
import { messages as profileMessages } from './profile-page.messages.ts';
import classes from './profile-panel.module.css';
import { ProfilePanel } from './profile-panel.tsx';
import { TotpPanel } from './totp/totp-panel.tsx';
import { messages, neededBy } from './two-step-page.messages.ts';

/** The first page of a superadmin without two-step sign-in: what it is, how to turn it on, and how to begin before that. */
export function TwoStepPage() {
  const pick = usePick();
  const { data: profile, error, refetch } = useEndpoint(profileEndpoints.getProfile);
  return (
    <>
      <PageHeader title={usePage().title} lead={pick(messages.lead)} />
      {profile !== undefined && (
        <>
          <ProfilePanel title={pick(messages.how)} lead={pick(messages.once)}>
            <Stack as="ol" gap={2} className={classes.steps}>
              <li>{pick(messages.install)}</li>
              <li>{pick(messages.scan)}</li>
              <li>{pick(messages.type)}</li>
            </Stack>
          </ProfilePanel>
          <TotpPanel profile={profile} />
          <WayOn />
        </>
      )}
      {profile === undefined && error !== null && (
        <div className={panel.panel}>
          <LoadError title={pick(profileMessages.notLoaded)} failure={error} onRetry={() => void refetch()} />
        </div>
      )}
      {profile === undefined && error === null && <Skeleton height={320} radius="lg" />}
    </>
  );
}

/** Leads on into the office: once two-step sign-in is on, or for now while it may still wait. */
function WayOn() {
  const pick = usePick();
  const dashboard = usePageLink()('adminDashboard').to;
  const { isOn, mayWait, dueOn, putOff } = useSecondStep();
  if (isOn)
    return (
      <div>
        <Button as={Link} to={dashboard}>
          {pick(messages.openOffice)}
        </Button>
      </div>
    );
  if (!mayWait || dueOn === null) return null;
  return (
    <Row gap={3} align="center" wraps>
      <Button as={Link} to={dashboard} variant="default" onClick={putOff}>
        {pick(messages.later)}
      </Button>
      <Text tone="muted">{pick(neededBy)(dueOn)}</Text>
    </Row>
  );
}
