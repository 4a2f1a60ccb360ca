import { Skeleton } from '@mantine/core';
import { Outlet } from 'react-router';
import { profileEndpoints } from '#contract/identity/profile.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { messages } from '../profile-page.messages.ts';
import { WaitingPage } from './waiting-page.tsx';

/** Opens a customer's pages once the account belongs to a record at a branch; until then it says what to do. */
export function OnceLinked() {
  const pick = usePick();
  const { data: profile, error, refetch } = useEndpoint(profileEndpoints.getProfile);
  if (profile !== undefined) return profile.isWaitingForBranch ? <WaitingPage /> : <Outlet />;
  if (error === null) return <Skeleton height={240} radius="lg" />;
  return (
    <div className={panel.panel}>
      <LoadError title={pick(messages.notLoaded)} failure={error} onRetry={() => void refetch()} />
    </div>
  );
}
