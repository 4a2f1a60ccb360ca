import { useState } from 'react';
import { Link } from 'react-router';
import { type BookMonth, monthEndpoints } from '#contract/insight/months.ts';
import { formatDate, formatMonth } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages, monthTitles, openSince } from './months.messages.ts';

interface MonthActionsProps {
  readonly month: BookMonth;
}

/** The one action on a month: to close the first open one, or to reopen the last closed one. */
export function MonthActions({ month: { month, mayClose, mayReopen, openCash } }: MonthActionsProps) {
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
    <Stack gap={2}>
      <ActionButton
        variant="default"
        disabledReason={openCash.length > 0 ? messages.closeDaysFirst : null}
        onPress={() => setIsAsked(true)}
      >
        {pick(mayClose ? messages.close : messages.reopen)}
      </ActionButton>
      {openCash.length > 0 && (
        <Stack gap={2} as="ul" aria-label={pick(messages.openCash)}>
          <Text as="li" size={2} tone="muted">
            {pick(messages.openCash)}
          </Text>
          {openCash.map(({ branch, since }) => (
            <li key={branch.id}>
              <OpenCashLink branch={branch} since={since} />
            </li>
          ))}
        </Stack>
      )}
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
    </Stack>
  );
}

/** Opens the close of the day of a branch that has days to close before the month. */
function OpenCashLink({ branch: { id, city }, since }: BookMonth['openCash'][number]) {
  const pick = usePick();
  const language = useLanguage();
  const { to } = usePageLink()('cashDay', id);
  return (
    <Button as={Link} to={to} variant="default" size="sm">
      {pick(openSince)(pick(city), formatDate(since, language))}
    </Button>
  );
}
