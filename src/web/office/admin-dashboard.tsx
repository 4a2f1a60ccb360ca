import { FirstWeekPlace } from './insight/dashboards/first-week/first-week-place.tsx';
import { PortfolioPage } from './insight/dashboards/portfolio/portfolio-page.tsx';

/** Assembled here, because features do not import each other. */
export function AdminDashboard() {
  return (
    <FirstWeekPlace>
      <PortfolioPage />
    </FirstWeekPlace>
  );
}
