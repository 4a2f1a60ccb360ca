import { Link } from 'react-router';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { paths, sitePath } from '#web/paths.ts';
import { knownRole, useSession } from '#web/session/session.ts';
import buttons from '#web/ui/button.module.css';
import { usePageTitle } from '#web/ui/page-title.ts';
import { AuthLayout } from './auth-layout.tsx';
import { MissingStar } from './missing-star.tsx';
import { messages } from './not-found-page.messages.ts';
import { Notice } from './notice.tsx';

/** Shown for unknown addresses, and for pages of a role that the reader does not have. */
export function NotFoundPage() {
  const pick = usePick();
  usePageTitle(pick(messages.title));
  const language = useLanguage();
  const hasArea = knownRole(useSession().user) !== undefined;
  return (
    <AuthLayout>
      <Notice
        drawing={<MissingStar />}
        title={pick(messages.title)}
        text={pick(messages.text)}
        actions={
          <>
            <Link to={hasArea ? paths.dashboard : paths.signIn} className={buttons.primary}>
              {pick(hasArea ? messages.toDashboard : messages.signIn)}
            </Link>
            <a href={sitePath(language)} className={buttons.plain}>
              {pick(messages.toSite)}
            </a>
          </>
        }
      />
    </AuthLayout>
  );
}
