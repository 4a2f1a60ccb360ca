import { FirstWeekPlace } from './insight/dashboards/first-week/first-week-place.tsx';
import { PortfolioPage } from './insight/dashboards/portfolio/portfolio-page.tsx';
import { WaitingRequests } from './lending/customer-requests/waiting-requests.tsx';

/** Assembled here, because features do not import each other. */
export function AdminDashboard() {
  return (
    <FirstWeekPlace>
      <PortfolioPage fromCustomers={<WaitingRequests />} />
    </FirstWeekPlace>
  );
}
