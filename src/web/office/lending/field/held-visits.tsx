import { useState } from 'react';
import { fieldItemEndpoints, type HeldSlip } from '#contract/lending/field/field-items.ts';
import {
  fieldItemNames,
  holdReasonNames,
  wayOutNames,
} from '#contract/lending/labels/field-names.messages.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDate, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './field-phones.messages.ts';

/**
 * Visits without cash that could not be logged by themselves, for a superadmin, who reads each and closes it: slips on hold stand beside
 * the cash. The staff of a branch see both kinds here, with the ways out.
 */
export function HeldVisits() {
  const pick = usePick();
  const settles = useMay('field.settle');
  const [asked, setAsked] = useState<HeldSlip | null>(null);
  const { data = [] } = useEndpoint(fieldItemEndpoints.listHeldSlips, {}, { refetchInterval: 25_000 });
  const columns = useVisitColumns(settles ? setAsked : null);
  const rows = settles ? data.filter(({ kind }) => kind !== 'collected') : data;
  const title = pick(settles ? messages.heldVisits : messages.held);
  if (rows.length === 0 && asked === null) return null;
  return (
    <Section title={title} lead={pick(settles ? messages.heldVisitsLead : messages.heldLead)}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        isSelected={() => false}
        isStale={false}
        sort={undefined}
        onSort={() => {}}
      />
      {asked !== null && <CloseDialog visit={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

/** Without `onClose` the reader decides nothing. */
function useVisitColumns(onClose: ((visit: HeldSlip) => void) | null): readonly Column<HeldSlip>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const columns: Column<HeldSlip>[] = [
    {
      key: 'visit',
      header: pick(messages.visit),
      priority: 1,
      cell: ({ kind, amount, note, promisedFor, customerName, agreementNumber }) => (
        <>
          <FactLine>
            {pick(fieldItemNames[kind])}
            {amount !== null && <Ltr>{formatRupees(amount)}</Ltr>}
            {promisedFor !== null && formatDate(promisedFor, language)}
            {note !== null && <bdi>{note}</bdi>}
          </FactLine>
          <SecondLine>
            <FactLine>
              {pickWritten(customerName, language)}
              <Code>{agreementNumber}</Code>
            </FactLine>
          </SecondLine>
        </>
      ),
    },
    {
      key: 'officer',
      header: pick(messages.officer),
      priority: 2,
      cell: ({ officerName, number }) => (
        <>
          <WrittenText>{pick(officerName)}</WrittenText>
          <SecondLine>
            <Code>{number}</Code>
          </SecondLine>
        </>
      ),
    },
    {
      key: 'reason',
      header: pick(messages.toLookAt),
      priority: onClose === null ? 1 : 2,
      cell: ({ holdReason, heldAt, waysOut }) => (
        <>
          {pick(holdReasonNames[holdReason])}
          <SecondLine>
            <FactLine>
              {formatMoment(instantOf(heldAt), language, now)}
              {onClose === null && waysOut.map((way) => <span key={way}>{pick(wayOutNames[way])}</span>)}
            </FactLine>
          </SecondLine>
        </>
      ),
    },
  ];
  if (onClose === null) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: pick(messages.actions),
      priority: 1,
      isAction: true,
      cell: (visit) =>
        visit.isOwn ? (
          <Text tone="muted">{pick(messages.ownVisit)}</Text>
        ) : (
          <Button variant="default" size="sm" onClick={() => onClose(visit)}>
            {pick(messages.closeVisit)}
          </Button>
        ),
    },
  ];
}

interface CloseDialogProps {
  readonly visit: HeldSlip;
  readonly onClose: () => void;
}

function CloseDialog({ visit, onClose }: CloseDialogProps) {
  const pick = usePick();
  const endpoint = fieldItemEndpoints.settleFieldItem;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { way: 'close' as const, note: null as string | null },
    labels: { note: messages.closeReason, way: messages.heldVisits },
    schema: endpoint.body,
    send: (body) => send({ params: { id: visit.id }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.visitClosed) });
      onClose();
    },
  });
  const verb = pick(messages.closeVisit);
  return (
    <FormDialog form={form} title={verb} verb={verb} onClose={onClose}>
      <Text>{pick(messages.closeText)}</Text>
      <TextAreaField {...form.field('note')} isRequired lengthMax={500} />
    </FormDialog>
  );
}
