import { Link } from 'react-router';
import { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './customer-requests.messages.ts';
import classes from './waiting-requests.module.css';

const { countCustomerRequests } = customerRequestEndpoints;

/** Customers write while the page is open. */
const live = { kinds: ['customer_requests'], endpoints: [countCustomerRequests] } as const;

/** The number of waiting requests from customers' own pages, on a dashboard. */
export function WaitingRequests() {
  const pick = usePick();
  const pageLink = usePageLink();
  useLiveChanges(live);
  const { data: counts } = useEndpoint(countCustomerRequests, { query: {} });
  const places = [
    { ...pageLink('transferReports'), count: counts?.transfers },
    { ...pageLink('customerRequests'), count: counts?.requests },
  ];
  return (
    <Section title={pick(messages.fromCustomers)}>
      <Grid as="ul" column="18rem" gap={[0, 7]}>
        {places.map(({ to, label, icon: Sign, count }) => (
          <Row as="li" key={to} gap={2} align="center" className={classes.place}>
            <Sign size={20} />
            <Link to={to}>{label}</Link>
            {count !== undefined && (
              <Ltr>
                <span data-waits={count > 0}>{formatCount(count)}</span>
              </Ltr>
            )}
          </Row>
        ))}
      </Grid>
    </Section>
  );
}
