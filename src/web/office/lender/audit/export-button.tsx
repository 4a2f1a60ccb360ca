import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { auditEndpoints } from '#contract/lender/audit.ts';
import { call } from '#web/api/client.ts';
import type { ReceivedFile } from '#web/api/transport.ts';
import { usePick } from '#web/i18n/language.ts';
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(auditEndpoints.exportAuditEvents, { body: filters }),
    onSuccess: saveFile,
  });
  return (
    <div>
      <Button
        variant="default"
        leftSection={<DownloadIcon size={18} />}
        disabled={isPending}
        onClick={() => mutate()}
      >
        {pick(isPending ? messages.exporting : messages.export)}
      </Button>
      {error !== null && (
        <p role="alert" className={classes.problem}>
          {error.message}
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
