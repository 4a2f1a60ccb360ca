import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { keepingShown, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { DateFilter } from '#web/office/kit/list/date-filter.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { type ListAddress, useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { PrintFrame } from '#web/office/kit/print/print-frame.tsx';
import { paperLender } from '#web/office/lending/ground/sheet/paper-lender.ts';
import { WaitingQueues } from '#web/office/lending/ground/waiting/waiting-queues.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages } from './home-visits.messages.ts';
import { VisitSheet } from './visit-sheet.tsx';

const { listHomeVisits } = contactRequestEndpoints;

/** Colleagues book and move visits while the page is open. */
const live = { kinds: ['contact_requests'], endpoints: [listHomeVisits] } as const;

/** The home visits of a day for printing, in order of branch and time. */
export function HomeVisitsPage() {
  const { title } = usePage();
  const readersLanguage = useLanguage();
  const mayAssign = useMay('contact-requests.assign');
  const { to, label } = usePageLink()(mayAssign ? 'contactRequests' : 'myContactRequests');
  const address = useListAddress(listHomeVisits.query);
  const today = businessDateOf(useMinute());
  const { day = today, branchId } = address.query;
  const visits = useEndpoint(listHomeVisits, { query: { day, branchId } }, keepingShown);
  useLiveChanges(live);
  const lender = useEndpoint(authAddresses.getLender, {}, { staleTime: 300_000 });
  const isHere = visits.data !== undefined && lender.data !== undefined;
  const absence = {
    notOpened: messages.notOpened,
    failure: visits.error ?? lender.error,
    onRetry: () => {
      for (const question of [visits, lender]) if (question.isError) void question.refetch();
    },
  };
  return (
    <PrintFrame
      back={{ to, label }}
      title={title}
      papers={['a4']}
      language={readersLanguage}
      queues={<WaitingQueues current="homeVisits" />}
      filters={isHere && <VisitFilters address={address} day={day} />}
      absence={isHere ? null : absence}
    >
      {({ language }) =>
        isHere && (
          <VisitSheet lender={paperLender(lender.data)} visits={visits.data} day={day} language={language} />
        )
      }
    </PrintFrame>
  );
}

interface VisitFiltersProps {
  readonly address: ListAddress<ListQuery<typeof listHomeVisits.query>>;
  readonly day: string;
}

/** The day, and the branch for a reader of all branches. */
function VisitFilters({ address: { query, narrow }, day }: VisitFiltersProps) {
  const pick = usePick();
  const reachesAll = useExtent('contact-requests.read') === 'all';
  const branches = useBranchChoices();
  return (
    <Row gap={3} align="end" wraps>
      <DateFilter
        name="day"
        label={messages.day}
        value={day}
        onChoose={(chosen) => narrow({ ...(chosen && { day: chosen }) }, 'replace')}
      />
      {reachesAll && (
        <FilterSelect
          label={pick(messages.branch)}
          value={query.branchId}
          choices={branches}
          onChoose={(branchId) => narrow({ branchId }, 'replace')}
        />
      )}
    </Row>
  );
}
