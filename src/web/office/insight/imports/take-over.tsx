import { type ImportRecord, type ImportRow, importEndpoints } from '#contract/insight/imports.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import classes from './import-rows.module.css';
import { messages, recordsDiffer, takeOverLeads, takeOverVerbs } from './imports.messages.ts';

interface TakeOverProps {
  readonly record: ImportRecord;
}

/** While rows are written, nothing is chosen. */
function mayChoose({ state }: ImportRecord): boolean {
  return state === 'checked' || state === 'done';
}

/** Chooses all rows whose values on record are others, or none of them. */
export function TakeOver({ record }: TakeOverProps) {
  const pick = usePick();
  const { run, isRunning, failure } = useAction(importEndpoints.chooseImportRows);
  const { id, kind, rows } = record;
  const choose = (isChosen: boolean) => void run({ params: { id }, body: { isChosen, row: null } });
  if (!mayChoose(record) || rows.differs + rows.chosen === 0) return null;
  return (
    <>
      <Banner
        tone="warning"
        title={pick(recordsDiffer[kind])(rows.differs + rows.chosen)}
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
        <p>{pick(takeOverLeads[kind])}</p>
      </Banner>
      <div role="alert">{failure !== null && <Banner tone="bad" title={failure.message} />}</div>
    </>
  );
}

interface ChooseRowProps extends TakeOverProps, Pick<ImportRow, 'row' | 'state'> {}

/** Chooses one row, or lets go of the choice. */
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
        {pick(isChosen ? takeOverVerbs[record.kind] : messages.leaveAsIs)}
      </ActionButton>
      <div role="alert">{failure !== null && <Banner tone="bad" title={failure.message} />}</div>
    </div>
  );
}

interface RecordMissingPaymentProps {
  readonly agreementId: string;
}

/** Records money that came after the move: it counts as collected. */
export function RecordMissingPayment({ agreementId }: RecordMissingPaymentProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  return (
    <div className={classes.choice}>
      <ActionButton
        variant="default"
        size="sm"
        disabledReason={null}
        onPress={() => openDrawer('recordPayment', agreementId)}
      >
        {pick(lendingWords.recordPayment)}
      </ActionButton>
    </div>
  );
}
