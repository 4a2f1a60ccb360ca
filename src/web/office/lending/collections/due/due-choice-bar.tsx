import { Link } from 'react-router';
import { collectionErrors } from '#contract/errors/collection-errors.ts';
import { collectionEndpoints, type DueListItem, dueSheetRowsMax } from '#contract/lending/collections.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import type { Choice } from '#web/office/kit/list/choice/choice.ts';
import { ChoiceBar } from '#web/office/kit/list/choice/choice-bar.tsx';
import { ExportMenu } from '#web/office/kit/list/export/export-menu.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { PrintIcon } from '#web/office/kit/ui/action-icons.tsx';
import { WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { useOutsideHours } from '../../ground/contact/use-outside-hours.ts';
import { messages, remindersLeft } from './due.messages.ts';
import type { useRemind } from './use-remind.ts';

interface DueChoiceBarProps {
  readonly choice: Choice<DueListItem>;
  readonly reminding: ReturnType<typeof useRemind>;
  /** The address of the sheet with only these agreements. */
  readonly sheetOf: (ids: string) => string;
}

/** The chosen agreements: their customers are reminded one after the other, and visited with a sheet of their own. */
export function DueChoiceBar({ choice: { rows, clear }, reminding, sheetOf }: DueChoiceBarProps) {
  const pick = usePick();
  const language = useLanguage();
  const mayExport = useMay('exports.make');
  const isOutside = useOutsideHours() !== null;
  const toRemind = rows.filter(reminding.isToRemind);
  const [next] = toRemind;
  return (
    <ChoiceBar
      count={rows.length}
      sum={{ label: pick(messages.totals), amount: rows.reduce((sum, { dueNow }) => sum + dueNow, 0) }}
      onClear={clear}
    >
      {/* One message for each press: a browser opens no second window by itself. */}
      <ActionButton
        icon={<WhatsAppIcon size={18} />}
        disabledReason={
          next === undefined
            ? messages.noneToRemind
            : isOutside
              ? collectionErrors.reminder_outside_contact_hours.text
              : null
        }
        onPress={() => next !== undefined && reminding.remind(next)}
      >
        {pick(messages.remind)}
        {next !== undefined && (
          <>
            {' '}
            {pick(remindersLeft)(toRemind.length)}{' '}
            <span className="visually-hidden">{pickWritten(next.customerName, language)}</span>
          </>
        )}
      </ActionButton>
      {mayExport && rows.length <= dueSheetRowsMax && (
        <ExportMenu
          csv={collectionEndpoints.exportDue}
          workbook={collectionEndpoints.exportDueWorkbook}
          input={{ body: { ids: rows.map(({ agreementId }) => agreementId) } }}
        />
      )}
      {rows.length <= dueSheetRowsMax && (
        <Button
          as={Link}
          to={sheetOf(rows.map(({ agreementId }) => agreementId).join())}
          variant="default"
          leftSection={<PrintIcon size={18} />}
        >
          {pick(messages.sheet)}
        </Button>
      )}
    </ChoiceBar>
  );
}
