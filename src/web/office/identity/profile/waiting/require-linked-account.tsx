import { Outlet } from 'react-router';
import { profileEndpoints } from '#contract/identity/profile.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '#web/office/shell/use-page.ts';
import { messages } from '../profile-page.messages.ts';
import { WaitingPage } from './waiting-page.tsx';

/** Opens a customer's pages once the account belongs to a record at a branch. Until then it explains the next step. */
export function RequireLinkedAccount() {
  const pick = usePick();
  const { data: profile, error, refetch } = useEndpoint(profileEndpoints.getProfile);
  const { title } = usePage();
  if (profile !== undefined) return profile.isWaitingForBranch ? <WaitingPage /> : <Outlet />;
  // It has the page's own heading from the start, so that the heading can take the focus when the page opens.
  return (
    <>
      <PageHeader title={title} />
      {error === null ? (
        <Skeleton height={240} radius="lg" />
      ) : (
        <div className={panel.panel}>
          <LoadError title={pick(messages.notLoaded)} failure={error} onRetry={() => void refetch()} />
        </div>
      )}
    </>
  );
}
