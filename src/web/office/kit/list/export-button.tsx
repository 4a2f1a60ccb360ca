import type { Endpoint } from '#contract/endpoint.ts';
import type { Phrase } from '#domain/language.ts';
import type { InputTo, Received } from '#web/api/endpoint-call.ts';
import type { ReceivedFile } from '#web/api/transport.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '../data/use-action.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { showToast } from '../overlay/toast-store.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { DownloadIcon } from '../ui/action-icons.tsx';
import { Code } from '../ui/code.tsx';
import { messages } from './list.messages.ts';

type FileEndpoint = Endpoint & { readonly answers: 'csv' | 'xlsx' };

const labels = { csv: messages.exportCsv, xlsx: messages.exportXlsx };

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
  label = labels[endpoint.answers],
}: ExportButtonProps<E>) {
  const pick = usePick();
  const { run, isRunning, failure } = useAction(endpoint);

  function keep(answer: Received<E>) {
    // These endpoints answer with a file.
    const file = answer as ReceivedFile;
    save(file);
    showToast({ tone: 'good', title: pick(messages.exported), text: <Code>{file.fileName}</Code> });
  }

  return (
    <Stack gap={2}>
      <ActionButton
        variant="default"
        icon={<DownloadIcon size={18} />}
        disabledReason={null}
        isRunning={isRunning}
        onPress={() => void run(input, keep)}
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

function save({ fileName, content }: ReceivedFile) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
