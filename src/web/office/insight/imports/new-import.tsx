import { useRef } from 'react';
import type { ImportKind } from '#contract/insight/import-fields.ts';
import { importEndpoints } from '#contract/insight/imports.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { ExportButton } from '#web/office/kit/list/export/export-button.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useLeadOn } from '#web/office/shell/use-lead-on.ts';
import { kindLeads, kindNames, messages } from './imports.messages.ts';
import classes from './imports-page.module.css';

interface NewImportProps {
  readonly kind: ImportKind;
}

/** A kind of file: its templates, and the upload. */
export function NewImport({ kind }: NewImportProps) {
  const pick = usePick();
  const area = useArea();
  const leadOn = useLeadOn();
  const chosen = useRef<HTMLInputElement>(null);
  const { run, isRunning, failure } = useAction(importEndpoints.checkImport);

  function send(input: HTMLInputElement) {
    const table = input.files?.[0];
    // Allows the same file to be chosen again once it is corrected.
    input.value = '';
    if (table === undefined) return;
    const body = { kind, fileName: table.name.slice(-200), table };
    void run({ body }, ({ data }) => {
      if (data.isKnownFile) showToast({ tone: 'good', title: pick(messages.knownFile) });
      leadOn(area.import(data.id));
    });
  }

  return (
    <Section title={pick(kindNames[kind])} lead={pick(kindLeads[kind])}>
      <Row gap={2} wraps className={classes.ways}>
        <input
          ref={chosen}
          type="file"
          name={kind}
          hidden
          accept=".csv,.xlsx"
          onChange={(event) => send(event.currentTarget)}
        />
        <ActionButton
          disabledReason={null}
          isRunning={isRunning}
          icon={<PlusIcon size={18} />}
          onPress={() => chosen.current?.click()}
        >
          {pick(isRunning ? messages.reading : messages.choose)}
        </ActionButton>
        <ExportButton
          endpoint={importEndpoints.downloadImportXlsx}
          input={{ params: { kind } }}
          label={messages.xlsxTemplate}
        />
        <ExportButton
          endpoint={importEndpoints.downloadImportCsv}
          input={{ params: { kind } }}
          label={messages.csvTemplate}
        />
      </Row>
      <div role="alert" className={classes.said}>
        {failure !== null && <Banner tone="bad" title={failure.errors[0]?.message ?? failure.message} />}
      </div>
    </Section>
  );
}
