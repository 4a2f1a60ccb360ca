import { reportFilterNames } from '#contract/insight/report-labels.messages.ts';
import { usePick } from '#web/i18n/language.ts';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { useOfficerChoices } from '#web/office/lending/ground/customer/use-officer-choices.ts';

interface OfficerFilterProps {
  readonly branchId: string | undefined;
  readonly officerId: string | undefined;
  readonly onChoose: (officerId: string | undefined) => void;
}

/** The officer whose agreements a report is of, among those of the chosen branch. */
export function OfficerFilter({ branchId, officerId, onChoose }: OfficerFilterProps) {
  return (
    <FilterSelect
      label={usePick()(reportFilterNames.officer)}
      value={officerId}
      choices={useOfficerChoices(branchId)}
      onChoose={onChoose}
    />
  );
}
