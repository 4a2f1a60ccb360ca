import { useContext, useState } from 'react';
import { savedViewEndpoints } from '#contract/identity/saved-views.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ListColumns, useHiddenColumns, useListPath } from '#web/office/kit/list/list-columns.ts';
import { Dialog } from '#web/office/kit/overlay/dialog.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import choice from '#web/office/kit/ui/choice.module.css';
import { columnMessages } from './views.messages.ts';

interface ColumnsDialogProps {
  readonly onClose: () => void;
}

/** The columns of the list, each shown or hidden for its reader. */
export function ColumnsDialog({ onClose }: ColumnsDialogProps) {
  const pick = usePick();
  const list = useListPath();
  const columns = useContext(ListColumns);
  const [hidden, setHidden] = useState(useHiddenColumns());
  const { run, isRunning } = useAction(savedViewEndpoints.hideColumns);
  const toggle = (key: string) =>
    setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);
  return (
    <Dialog
      title={pick(columnMessages.title)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {pick(plainWords.cancel)}
          </Button>
          <ActionButton
            disabledReason={null}
            isRunning={isRunning}
            onPress={() => void run({ body: { list, columns: [...hidden] } }, onClose)}
          >
            {pick(columnMessages.save)}
          </ActionButton>
        </>
      }
    >
      <Text tone="muted">{pick(columnMessages.what)}</Text>
      <Grid column="10rem" gap={2}>
        {columns.map(({ key, header }) => (
          <Row as="label" key={key} gap={2} align="center" pad={3} className={choice.choice}>
            <input type="checkbox" checked={!hidden.includes(key)} onChange={() => toggle(key)} />
            {header}
          </Row>
        ))}
      </Grid>
    </Dialog>
  );
}
