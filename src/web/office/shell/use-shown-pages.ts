import { screeningStateEndpoints } from '#contract/lending/screening/screening-state.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { type AreaPage, pagesOf } from '../pages.ts';
import { useRole } from './use-area.ts';
import { useMay } from './use-may.ts';

/** The pages of the area that menus list. Screening is among them only while it is turned on. */
export function useShownPages(): readonly AreaPage[] {
  const { data } = useEndpoint(
    screeningStateEndpoints.getScreening,
    {},
    { enabled: useMay('screening.manage') },
  );
  const isScreened = data?.isOn ?? false;
  return pagesOf(useRole()).filter(({ name }) => isScreened || name !== 'screening');
}
