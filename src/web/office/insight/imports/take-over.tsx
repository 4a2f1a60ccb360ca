import { type ImportRecord, type ImportRow, importEndpoints } from '#contract/insight/imports.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import classes from './import-rows.module.css';
import { messages, recordsDiffer } from './imports.messages.ts';

interface TakeOverProps {
  readonly record: ImportRecord;
}

/** Terms and money of agreements are never taken over. While rows are written, nothing is chosen. */
function mayChoose({ kind, state }: ImportRecord): boolean {
  return kind === 'customers' && (state === 'checked' || state === 'done');
}

/** Chooses all customers whose values on record are others, or none of them. */
export function TakeOver({ record }: TakeOverProps) {
  const pick = usePick();
  const { run, isRunning, failure } = useAction(importEndpoints.chooseImportRows);
  const { id, rows } = record;
  const choose = (isChosen: boolean) => void run({ params: { id }, body: { isChosen, row: null } });
  if (!mayChoose(record) || rows.differs + rows.chosen === 0) return null;
  return (
    <>
      <Banner
        tone="warning"
        title={pick(recordsDiffer)(rows.differs + rows.chosen)}
        action={
          <Row gap={2} wraps>
            {rows.differs > 0 && (
              <ActionButton
                variant="default"
                disabledReason={null}
                isRunning={isRunning}
                onPress={() => choose(true)}
              >
                {pick(messages.takeAllOver)}
              </ActionButton>
            )}
            {rows.chosen > 0 && (
              <ActionButton
                variant="default"
                disabledReason={null}
                isRunning={isRunning}
                onPress={() => choose(false)}
              >
                {pick(messages.takeNoneOver)}
              </ActionButton>
            )}
          </Row>
        }
      >
        <p>{pick(messages.takeOverLead)}</p>
      </Banner>
      <div role="alert">{failure !== null && <Banner tone="bad" title={failure.message} />}</div>
    </>
  );
}

interface ChooseRowProps extends TakeOverProps, Pick<ImportRow, 'row' | 'state'> {}

/** Chooses one customer, or lets go of the choice. */
export function ChooseRow({ record, row, state }: ChooseRowProps) {
  const pick = usePick();
  const { run, isRunning, failure } = useAction(importEndpoints.chooseImportRows);
  if (!mayChoose(record) || (state !== 'differs' && state !== 'chosen')) return null;
  const isChosen = state === 'differs';
  return (
    <div className={classes.choice}>
      <ActionButton
        variant="default"
        size="sm"
        disabledReason={null}
        isRunning={isRunning}
        onPress={() => void run({ params: { id: record.id }, body: { isChosen, row } })}
      >
        {pick(isChosen ? messages.takeOver : messages.leaveAsIs)}
      </ActionButton>
      <div role="alert">{failure !== null && <Banner tone="bad" title={failure.message} />}</div>
    </div>
  );
}
