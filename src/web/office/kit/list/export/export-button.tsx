import type { Phrase } from '#domain/language.ts';
import type { InputTo } from '#web/api/endpoint-call.ts';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '../../layout/stack.tsx';
import { Text } from '../../layout/text.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { DownloadIcon } from '../../ui/action-icons.tsx';
import { messages } from '../list.messages.ts';
import { type FileEndpoint, useExport } from './use-export.ts';

interface ExportButtonProps<E extends FileEndpoint> {
  readonly endpoint: E;
  /** The list's own input: the file has the same rows. */
  readonly input: InputTo<E>;
  /** The label, when the file is not the list as shown. */
  readonly label?: Phrase;
}

/** Saves all pages of a list as a file for a spreadsheet. */
export function ExportButton<E extends FileEndpoint>({
  endpoint,
  input,
  label = messages.exportCsv,
}: ExportButtonProps<E>) {
  const pick = usePick();
  const { exportFile, isRunning, failure } = useExport(endpoint);
  return (
    <Stack gap={2}>
      <ActionButton
        variant="default"
        icon={<DownloadIcon size={18} />}
        disabledReason={null}
        isRunning={isRunning}
        onPress={() => exportFile(input)}
      >
        {pick(isRunning ? messages.exporting : label)}
      </ActionButton>
      {failure !== null && (
        <Text role="alert" tone="bad">
          {failure.message}
        </Text>
      )}
    </Stack>
  );
}
