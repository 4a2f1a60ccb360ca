import { useState } from 'react';
import { type ScreeningList, screeningEndpoints } from '#contract/lending/screening/screening.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { MoreIcon, UndoIcon } from '#web/office/kit/ui/state-icons.tsx';
import { actionsOn, endTitle, messages } from './screening.messages.ts';
import { useListFile } from './use-list-file.tsx';

/** A new edition of a list in force, and its end. */
export function ListActions({ list: { id, name } }: { readonly list: ScreeningList }) {
  const pick = usePick();
  const [isEnding, setIsEnding] = useState(false);
  const end = useAction(screeningEndpoints.endScreeningList);
  const file = useListFile(name);
  return (
    <>
      <Menu label={pick(actionsOn)(name)} variant="subtle" button={<MoreIcon size={18} />} width={260}>
        <MenuItem icon={<PlusIcon size={18} />} onSelect={file.choose}>
          {pick(messages.newEdition)}
        </MenuItem>
        <MenuItem icon={<UndoIcon size={18} className="mirrored" />} onSelect={() => setIsEnding(true)}>
          {pick(messages.end)}
        </MenuItem>
      </Menu>
      {file.parts}
      {isEnding && (
        <ConfirmDialog
          title={pick(endTitle)(name)}
          verb={pick(messages.end)}
          isDestructive
          onConfirm={() => end.send({ params: { id } }).then(() => setIsEnding(false))}
          onClose={() => setIsEnding(false)}
        >
          <Text>{pick(messages.endText)}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
