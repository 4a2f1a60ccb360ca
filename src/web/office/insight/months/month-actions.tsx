import { useState } from 'react';
import { type BookMonth, monthEndpoints } from '#contract/insight/months.ts';
import { formatMonth } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { messages, monthTitles } from './months.messages.ts';

interface MonthActionsProps {
  readonly month: BookMonth;
}

/** The one action on a month: to close the first open one, or to reopen the last closed one. */
export function MonthActions({ month: { month, mayClose, mayReopen } }: MonthActionsProps) {
  const pick = usePick();
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const close = useAction(monthEndpoints.closeMonth);
  const reopen = useAction(monthEndpoints.reopenMonth);
  if (!mayClose && !mayReopen) return null;
  const name = `${formatMonth(`${month}-01`, language)} ${month.slice(0, 4)}`;
  const params = { month };

  function done(title: string) {
    setIsAsked(false);
    showToast({ tone: 'good', title });
  }

  return (
    <>
      <ActionButton variant="default" disabledReason={null} onPress={() => setIsAsked(true)}>
        {pick(mayClose ? messages.close : messages.reopen)}
      </ActionButton>
      {isAsked && mayClose && (
        <ConfirmDialog
          title={pick(monthTitles.close)(name)}
          verb={pick(messages.close)}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            await close.send({ params });
            done(pick(monthTitles.closed)(name));
          }}
        >
          <p>{pick(messages.closeText)}</p>
        </ConfirmDialog>
      )}
      {isAsked && mayReopen && (
        <ConfirmDialog
          title={pick(monthTitles.reopen)(name)}
          verb={pick(messages.reopen)}
          isDestructive
          asksReason
          asksPassword
          onClose={() => setIsAsked(false)}
          onConfirm={async ({ currentPassword: password, reason }) => {
            await reopen.send({ params, body: { password, reason } });
            done(pick(monthTitles.reopened)(name));
          }}
        >
          <p>{pick(messages.reopenText)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
