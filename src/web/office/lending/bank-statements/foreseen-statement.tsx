import { useId, useState } from 'react';
import type { StatementReading } from '#contract/lending/bank-statements/bank-statements.ts';
import { statementFields } from '#domain/lending/statements/statement-columns.ts';
import { type DateOrder, dateOrders } from '#domain/tables/read-date.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { dateOrderNames } from '#web/office/kit/language/date-order.messages.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { DataTable } from '#web/office/kit/list/data-table.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import {
  addLines,
  faultAt,
  faultNames,
  fieldNames,
  holeAt,
  messages,
  willAdd,
} from './bank-statements.messages.ts';
import { Paisa } from './paisa.tsx';

/** The choices of a person about the file. */
export interface Chosen {
  readonly columns: StatementReading['columns'];
  readonly headingLine: number | null;
  readonly dateOrder: DateOrder | null;
}

interface ForeseenStatementProps {
  readonly fileName: string;
  readonly reading: StatementReading;
  readonly isAdding: boolean;
  readonly onRead: (chosen: Chosen) => void;
  readonly onAdd: (chosen: Chosen) => void;
  readonly onClose: () => void;
}

/** A file before it is added: its columns, its first lines, what is missing in it and what is new. */
export function ForeseenStatement({
  fileName,
  reading,
  isAdding,
  onRead,
  onAdd,
  onClose,
}: ForeseenStatementProps) {
  const pick = usePick();
  const id = useId();
  const [chosen, setChosen] = useState<Chosen>({
    columns: reading.columns,
    headingLine: reading.headingLine,
    dateOrder: reading.dateOrder,
  });
  const headings = reading.headings.map((heading, place) => ({
    value: String(place),
    label: heading || String(place + 1),
  }));
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(chosenOf(reading));
  return (
    <Section
      title={fileName}
      lead={
        reading.added === 0 && reading.lines > 0
          ? pick(messages.nothingNew)
          : pick(willAdd)(reading.added, reading.lines)
      }
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {pick(messages.cancel)}
          </Button>
          {isChanged || reading.lines === 0 ? (
            <ActionButton disabledReason={null} onPress={() => onRead(chosen)}>
              {pick(messages.readAgain)}
            </ActionButton>
          ) : (
            reading.added > 0 && (
              <ActionButton disabledReason={null} isRunning={isAdding} onPress={() => onAdd(chosen)}>
                {pick(addLines)(reading.added)}
              </ActionButton>
            )
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Trouble reading={reading} />
        <details open={reading.lines === 0}>
          <Text as="summary" weight={600}>
            {pick(messages.columns)}
          </Text>
          <Stack gap={3} pad={2}>
            <Text tone="muted">{pick(messages.columnsLead)}</Text>
            <Grid gap={4} column="13.75rem">
              <SelectField
                id={`${id}headingLine`}
                name="headingLine"
                label={messages.headingLine}
                value={chosen.headingLine === null ? null : String(chosen.headingLine)}
                problem={undefined}
                none={messages.noLine}
                choices={reading.firstLines.map(({ line, text }) => ({
                  value: String(line),
                  label: `${line}: ${text.slice(0, 60)}`,
                }))}
                onEdit={(line) => setChosen({ ...chosen, headingLine: line === null ? null : Number(line) })}
              />
              <SelectField
                id={`${id}dateOrder`}
                name="dateOrder"
                label={messages.dateOrder}
                value={chosen.dateOrder}
                problem={reading.isOrderUnclear ? messages.orderUnclear : undefined}
                none={messages.orderOpen}
                choices={dateOrders.map((order) => ({ value: order, label: pick(dateOrderNames[order]) }))}
                onEdit={(dateOrder) => setChosen({ ...chosen, dateOrder })}
              />
              {statementFields.map((field) => (
                <SelectField
                  key={field}
                  id={`${id}${field}`}
                  name={field}
                  label={fieldNames[field]}
                  value={chosen.columns[field] === null ? null : String(chosen.columns[field])}
                  problem={undefined}
                  none={messages.noColumn}
                  choices={headings}
                  onEdit={(place) =>
                    setChosen({
                      ...chosen,
                      columns: { ...chosen.columns, [field]: place === null ? null : Number(place) },
                    })
                  }
                />
              ))}
            </Grid>
          </Stack>
        </details>
        {reading.sample.length > 0 && <Sample reading={reading} />}
      </Stack>
    </Section>
  );
}

const chosenOf = ({ columns, headingLine, dateOrder }: StatementReading): Chosen => ({
  columns,
  headingLine,
  dateOrder,
});

interface OfReading {
  readonly reading: StatementReading;
}

/** The order of days that is to be chosen, the missing lines, and those that cannot be taken. */
function Trouble({ reading }: OfReading) {
  const pick = usePick();
  return (
    <>
      {reading.isOrderUnclear && <Banner tone="warning" title={pick(messages.orderUnclear)} />}
      {reading.holes.length > 0 && (
        <Banner tone="warning" title={pick(messages.holes)}>
          {reading.holes.map(({ line, missingPaisa }) => (
            <Text key={line}>{pick(holeAt)(line, formatRupees((missingPaisa ?? 0) / 100))}</Text>
          ))}
        </Banner>
      )}
      {reading.faults.length > 0 && (
        <Banner tone="warning" title={pick(messages.faults)}>
          {reading.faults.map(({ line, reason }) => (
            <Text key={line}>{pick(faultAt)(line, pick(faultNames[reason]))}</Text>
          ))}
        </Banner>
      )}
    </>
  );
}

function Sample({ reading }: OfReading) {
  const pick = usePick();
  const language = useLanguage();
  return (
    <Stack gap={2}>
      <Text weight={600}>{pick(messages.firstLines)}</Text>
      <DataTable
        label={pick(messages.firstLines)}
        columns={[
          {
            key: 'day',
            header: pick(messages.day),
            priority: 1,
            cell: ({ day }) => formatDate(day, language),
          },
          {
            key: 'text',
            header: pick(messages.line),
            priority: 1,
            cell: ({ text, reference }) => (
              <Row gap={2} wraps>
                <bdi>{text}</bdi>
                <bdi>{reference}</bdi>
              </Row>
            ),
          },
          {
            key: 'amount',
            header: pick(messages.amount),
            priority: 1,
            isFigure: true,
            cell: ({ paisa }) => <Paisa paisa={paisa} isCell />,
          },
          {
            key: 'balance',
            header: pick(messages.bankBalance),
            priority: 3,
            isFigure: true,
            cell: ({ balancePaisa }) => balancePaisa !== null && <Paisa paisa={balancePaisa} isCell />,
          },
        ]}
        rows={reading.sample}
        keyOf={({ line }) => String(line)}
        isSelected={() => false}
        isStale={false}
        sort={undefined}
        onSort={() => {}}
      />
    </Stack>
  );
}
