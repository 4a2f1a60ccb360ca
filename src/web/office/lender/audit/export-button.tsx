import { Button } from '@mantine/core';
import { auditEndpoints } from '#contract/lender/audit.ts';
import type { ReceivedFile } from '#web/api/transport.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { DownloadIcon } from '#web/office/kit/ui/action-icons.tsx';
import { messages } from './audit.messages.ts';
import classes from './export-button.module.css';
import type { filtersOf } from './list-address.ts';

interface ExportButtonProps {
  readonly filters: ReturnType<typeof filtersOf>;
}

/** Saves what the filters match as a file. */
export function ExportButton({ filters }: ExportButtonProps) {
  const pick = usePick();
  const { run, isRunning, failure } = useAction(auditEndpoints.exportAuditEvents);
  return (
    <div>
      <Button
        variant="default"
        leftSection={<DownloadIcon size={18} />}
        disabled={isRunning}
        onClick={() => run({ body: filters }, saveFile)}
      >
        {pick(isRunning ? messages.exporting : messages.export)}
      </Button>
      {failure !== null && (
        <p role="alert" className={classes.problem}>
          {failure.message}
        </p>
      )}
    </div>
  );
}

function saveFile({ fileName, content }: ReceivedFile) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
