import { PortfolioPage } from './insight/dashboards/portfolio/portfolio-page.tsx';
import { WaitingRequests } from './lending/customer-requests/waiting-requests.tsx';

/** Put together here, because the rooms know nothing of each other. */
export function AdminDashboard() {
  return <PortfolioPage fromCustomers={<WaitingRequests />} />;
}
