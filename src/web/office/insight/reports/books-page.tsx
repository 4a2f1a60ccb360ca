import { Link } from 'react-router';
import { reportTitles } from '#contract/insight/report-labels.messages.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { withQuery } from '#web/paths.ts';
import { NamedReport } from './named-report.tsx';

/** The accountant's books: the trial balance, and the way to every voucher behind it. */
export function BooksPage() {
  const pick = usePick();
  const area = useArea();
  const codes = usePageLink()('bookRules');
  return (
    <NamedReport
      name="trial_balance"
      title={usePage().title}
      links={(filters) => (
        <>
          <Button as={Link} variant="default" to={withQuery(area.report('journal'), filters)}>
            {pick(reportTitles.journal)}
          </Button>
          <Button as={Link} variant="default" to={codes.to}>
            {codes.label}
          </Button>
        </>
      )}
    />
  );
}
