import { useParams } from 'react-router';
import { ScreeningLists } from './screening-lists.tsx';
import { ScreeningRuns } from './screening-runs.tsx';

/** The lists, or the runs, as the address says. */
export function ScreeningPartPage() {
  return useParams().part === 'runs' ? <ScreeningRuns /> : <ScreeningLists />;
}
