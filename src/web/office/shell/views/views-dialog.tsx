import { Link, useLocation } from 'react-router';
import { type SavedView, savedViewEndpoints } from '#contract/identity/saved-views.ts';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useListPath } from '#web/office/kit/list/list-columns.ts';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { CloseIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useRole } from '../use-area.ts';
import { messages, removeView } from './views.messages.ts';
import classes from './views-dialog.module.css';

interface ViewsDialogProps {
  readonly onClose: () => void;
}

/** The saved views of the open list, and a name for what it shows now. */
export function ViewsDialog({ onClose }: ViewsDialogProps) {
  const pick = usePick();
  const { pathname, search } = useLocation();
  const list = useListPath();
  const isOfAll = useRole() === 'superadmin';
  const { send } = useAction(savedViewEndpoints.saveView);
  const form = useOfficeForm({
    initial: { name: '', list, query: search.slice(1), isShared: false },
    labels: {
      name: messages.name,
      list: messages.title,
      query: messages.title,
      isShared: isOfAll ? messages.shareWithAll : messages.shareWithBranch,
    },
    schema: savedViewEndpoints.saveView.body,
    send: (body) => send({ body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.saved) });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={pick(messages.title)} verb={pick(messages.save)} onClose={onClose}>
      <ViewsOf list={list} pathname={pathname} onClose={onClose} />
      <TextField {...form.field('name')} isRequired lengthMax={60} hint={messages.what} />
      <SwitchField {...form.field('isShared')} />
    </FormDialog>
  );
}

interface ViewsOfProps extends ViewsDialogProps {
  readonly list: string;
  readonly pathname: string;
}

function ViewsOf({ list, pathname, onClose }: ViewsOfProps) {
  const pick = usePick();
  const { data } = useEndpoint(savedViewEndpoints.listSavedViews);
  const { run } = useAction(savedViewEndpoints.removeSavedView);
  const views = data?.filter((view) => view.list === list);
  if (views === undefined) return null;
  if (views.length === 0) return <Text tone="muted">{pick(messages.none)}</Text>;
  return (
    <Stack as="ul" gap={1} className={classes.views}>
      {views.map((view: SavedView) => (
        <Row as="li" key={view.id} gap={2} align="center">
          <Link to={{ pathname, search: view.query }} onClick={onClose} className={classes.view}>
            <WrittenText>{view.name}</WrittenText>
            {view.isShared && (
              <Text as="span" size={2} tone="muted">
                {pick(messages.shared)}
              </Text>
            )}
          </Link>
          {view.mayBeRemoved && (
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={pick(removeView)(view.name)}
              onClick={() => void run({ params: { id: view.id } })}
            >
              <CloseIcon size={18} />
            </ActionIcon>
          )}
        </Row>
      ))}
    </Stack>
  );
}
