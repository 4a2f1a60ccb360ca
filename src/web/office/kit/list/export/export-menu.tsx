import type { InputTo } from '#web/api/endpoint-call.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '../../layout/row.tsx';
import { Stack } from '../../layout/stack.tsx';
import { Text } from '../../layout/text.tsx';
import { Menu, MenuItem } from '../../overlay/menu.tsx';
import { DownloadIcon } from '../../ui/action-icons.tsx';
import { messages } from '../list.messages.ts';
import { type FileEndpoint, useExport } from './use-export.ts';

interface ExportMenuProps<C extends FileEndpoint, W extends FileEndpoint> {
  readonly csv: C;
  readonly workbook: W;
  /** The list's own input: the files have the same rows. */
  readonly input: InputTo<C> & InputTo<W>;
}

/** Saves all pages of a list as one of two kinds of file. */
export function ExportMenu<C extends FileEndpoint, W extends FileEndpoint>({
  csv,
  workbook,
  input,
}: ExportMenuProps<C, W>) {
  const pick = usePick();
  const [asCsv, asWorkbook] = [useExport(csv), useExport(workbook)];
  const failure = asCsv.failure ?? asWorkbook.failure;
  const isRunning = asCsv.isRunning || asWorkbook.isRunning;
  return (
    <Stack gap={2}>
      <Menu
        width={220}
        button={
          <Row as="span" gap={2} align="center">
            <DownloadIcon size={18} />
            {pick(isRunning ? messages.exporting : messages.exportAs)}
          </Row>
        }
      >
        <MenuItem onSelect={() => asWorkbook.exportFile(input)}>{pick(messages.excel)}</MenuItem>
        <MenuItem onSelect={() => asCsv.exportFile(input)}>{pick(messages.csv)}</MenuItem>
      </Menu>
      {failure !== null && (
        <Text role="alert" tone="bad">
          {failure.message}
        </Text>
      )}
    </Stack>
  );
}
