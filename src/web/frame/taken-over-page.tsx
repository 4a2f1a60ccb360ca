import { usePick } from '#web/i18n/language.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import buttons from '#web/ui/button.module.css';
import { usePageTitle } from '#web/ui/page-title.ts';
import { QistMark } from '#web/ui/qist-mark.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { Notice } from './notice.tsx';
import { messages, nowSignedIn } from './taken-over-page.messages.ts';

/** Replaces the open page when somebody else has signed in, usually in another tab of a shared machine. */
export function TakenOverPage() {
  const pick = usePick();
  const { user } = useSession();
  usePageTitle(pick(messages.title));
  return (
    <AuthLayout>
      <Notice
        drawing={<QistMark size={56} />}
        title={pick(messages.title)}
        text={`${user === null ? '' : pick(nowSignedIn)(user.fullName)} ${pick(messages.text)}`}
        actions={
          // A full load, so that no data of the previous user stays in memory.
          <a href={paths.dashboard} className={buttons.primary}>
            {pick(messages.toDashboard)}
          </a>
        }
      />
    </AuthLayout>
  );
}
