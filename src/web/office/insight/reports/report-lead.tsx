import { Suspense } from 'react';
import type { ReportName } from '#contract/insight/report-table.ts';
import { usePick } from '#web/i18n/language.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';

interface ReportLeadProps {
  readonly name: ReportName;
}

/** The texts of all reports are longer than the page. They are fetched after it. */
const LateLead = latePart(async () => {
  const { reportLeads } = await import('./report-leads.messages.ts');
  return function Lead({ name }: ReportLeadProps) {
    return usePick()(reportLeads[name]);
  };
});

/** The content of a report, in a few sentences. */
export function ReportLead({ name }: ReportLeadProps) {
  return (
    <Suspense fallback={null}>
      <LateLead name={name} />
    </Suspense>
  );
}
