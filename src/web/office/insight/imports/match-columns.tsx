import { useId, useState } from 'react';
import { fieldNamesOf, type ImportFieldName, importFields } from '#contract/insight/import-fields.ts';
import { type ImportRecord, importEndpoints } from '#contract/insight/imports.ts';
import { pointMeanings } from '#domain/money/read-rupees.ts';
import { dateOrders, storedDayReadings } from '#domain/tables/read-date.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { dateOrderNames } from '#web/office/kit/language/date-order.messages.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { ChooseSheets, type SheetChoice } from './choose-sheets.tsx';
import { columnsMatched, messages, pointNames, storedDayNames } from './imports.messages.ts';
import classes from './match-columns.module.css';
import { chosenForAll, textForAll, useValuesForAll } from './values-for-all.ts';

/** The fields that a sheet of installments says too. */
const ofListed: readonly ImportFieldName[] = ['count', 'firstDueOn'];

interface MatchColumnsProps {
  readonly record: ImportRecord;
}

/** The content of each column, as recognized and as corrected by a person, and the format of dates and amounts in the file. */
export function MatchColumns({ record }: MatchColumnsProps) {
  const pick = usePick();
  const id = useId();
  const { kind, headings } = record;
  const [columns, setColumns] = useState(record.columns);
  const [forAll, setForAll] = useState(record.forAll);
  const valuesForAll = useValuesForAll(kind, forAll);
  const [dateOrder, setDateOrder] = useState(record.dateOrder);
  const [sheets, setSheets] = useState<readonly SheetChoice[]>(() =>
    record.sheets.map(({ isRead, headingLine }) => ({ isRead, headingLine })),
  );
  const [storedDays, setStoredDays] = useState(record.storedDays);
  const [points, setPoints] = useState(record.points);
  const { run, isRunning, failure } = useAction(importEndpoints.matchImport);
  const placeOf = (field: ImportFieldName) => columns[field] ?? null;
  const isListed = placeOf('installments') !== null;
  // A sheet of installments is joined, and no column of the file to choose.
  const fields = fieldNamesOf(kind).filter((field) => field !== 'installments');
  const isMissing = (field: ImportFieldName) =>
    !(isListed && ofListed.includes(field)) &&
    importFields[kind][field]?.isRequired === true &&
    placeOf(field) === null &&
    forAll[field] === undefined;
  // Open or closed as the reader leaves it: choosing the last missing column does not close it.
  const [isOpenAtFirst] = useState(() => fields.some(isMissing));
  const choices = headings
    .map((heading, place) => ({ value: String(place), label: heading || String(place + 1) }))
    .filter((_, place) => place !== placeOf('installments'));
  const matched = fields.filter((field) => placeOf(field) !== null).length;

  function choose(field: ImportFieldName, choice: string | null) {
    const { [field]: _, ...others } = forAll;
    const text = textForAll(choice);
    setForAll(text === null ? others : { ...others, [field]: text });
    setColumns({ ...columns, [field]: choice === null || text !== null ? null : Number(choice) });
  }

  const checkAgain = () =>
    run(
      {
        params: { id: record.id },
        body: { sheets: [...sheets], columns, forAll, dateOrder, storedDays, points },
      },
      () => showToast({ tone: 'good', title: pick(messages.checkedAgain) }),
    );

  return (
    <Section title={pick(messages.columns)} lead={pick(messages.columnsLead)}>
      <Stack gap={4}>
        <ChooseSheets sheets={record.sheets} choices={sheets} onEdit={setSheets} />
        <Row gap={3} align="end" wraps className={classes.order}>
          <SelectField
            id={`${id}order`}
            name="dateOrder"
            label={messages.dateOrder}
            value={dateOrder}
            problem={undefined}
            none={messages.dateOrderOpen}
            choices={dateOrders.map((order) => ({ value: order, label: pick(dateOrderNames[order]) }))}
            onEdit={setDateOrder}
          />
          {record.hasTurnedDays && (
            <SelectField
              id={`${id}storedDays`}
              name="storedDays"
              label={messages.storedDays}
              value={storedDays}
              problem={undefined}
              none={messages.storedDaysOpen}
              choices={storedDayReadings.map((each) => ({ value: each, label: pick(storedDayNames[each]) }))}
              onEdit={setStoredDays}
            />
          )}
          {record.hasPoints && (
            <SelectField
              id={`${id}points`}
              name="points"
              label={messages.points}
              value={points}
              problem={undefined}
              none={messages.pointsOpen}
              choices={pointMeanings.map((meaning) => ({ value: meaning, label: pick(pointNames[meaning]) }))}
              onEdit={setPoints}
            />
          )}
          <ActionButton disabledReason={null} isRunning={isRunning} onPress={() => void checkAgain()}>
            {pick(isRunning ? messages.reading : messages.checkAgain)}
          </ActionButton>
        </Row>
        {record.hasShortYears && <Text tone="muted">{pick(messages.shortYears)}</Text>}
      </Stack>
      <details className={classes.columns} open={isOpenAtFirst}>
        <summary>{pick(columnsMatched)(matched, fields.length)}</summary>
        <Grid gap={4} column="13.75rem">
          {fields.map((field) => (
            <SelectField
              key={field}
              id={`${id}${field}`}
              name={field}
              label={importFields[kind][field]?.heading ?? messages.columns}
              isRequired={importFields[kind][field]?.isRequired ?? false}
              value={placeOf(field) === null ? chosenForAll(forAll[field]) : String(placeOf(field))}
              problem={isMissing(field) ? messages.columnMissing : undefined}
              none={messages.noColumn}
              choices={[...choices, ...valuesForAll(field)]}
              onEdit={(choice) => choose(field, choice)}
            />
          ))}
        </Grid>
      </details>
      <div role="alert">{failure !== null && <Banner tone="bad" title={failure.message} />}</div>
    </Section>
  );
}
