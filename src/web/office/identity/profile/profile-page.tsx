import { profileEndpoints } from '#contract/identity/profile.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '#web/office/shell/use-page.ts';
import { AccountPanel } from './account-panel.tsx';
import { GooglePanel } from './google-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { messages } from './profile-page.messages.ts';
import { SessionsPanel } from './sessions-panel.tsx';
import { TotpPanel } from './totp/totp-panel.tsx';

/** The user's own account: their details, their ways to sign in, and their sessions. */
export function ProfilePage() {
  const pick = usePick();
  const { data: profile, error, refetch } = useEndpoint(profileEndpoints.getProfile);
  // A user who must set it up is redirected here.
  const isTotpFirst = profile?.role === 'superadmin';
  return (
    <>
      <PageHeader title={usePage().title} help={pick(messages.lead)} />
      {profile !== undefined && (
        <>
          {isTotpFirst && <TotpPanel profile={profile} />}
          <AccountPanel profile={profile} askAgain={async () => (await refetch()).data} />
          <PasswordPanel />
          {!isTotpFirst && (profile.isTotpOffered || profile.isTotpOn) && <TotpPanel profile={profile} />}
          <GooglePanel profile={profile} />
          <SessionsPanel />
        </>
      )}
      {profile === undefined && error !== null && (
        <div className={panel.panel}>
          <LoadError title={pick(messages.notLoaded)} failure={error} onRetry={() => void refetch()} />
        </div>
      )}
      {profile === undefined && error === null && <Skeleton height={320} radius="lg" />}
    </>
  );
}
