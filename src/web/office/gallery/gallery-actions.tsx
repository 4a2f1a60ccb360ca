import { useState } from 'react';
import { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { ConfirmDialog } from '../kit/form/question/confirm-dialog.tsx';
import { Drawer } from '../kit/overlay/drawer.tsx';
import { showToast } from '../kit/overlay/toast-store.ts';
import { Facts } from '../kit/record/facts.tsx';
import { Section } from '../kit/record/section.tsx';
import { messages } from './gallery.messages.ts';

type Open = 'reason' | 'password' | 'drawer' | null;

/** Allowed actions, refused actions with their reason, and the questions before an action. */
export function GalleryActions() {
  const pick = usePick();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  async function refuse() {
    throw new ApiFailure({ code: 'changed_meanwhile', status: 409, message: pick(messages.refused) });
  }

  return (
    <Section title={pick(messages.actions)} lead={pick(messages.actionsLead)}>
      <Row gap={3} wraps>
        <ActionButton disabledReason={messages.guarantorMissing}>{pick(messages.submit)}</ActionButton>
        <ActionButton disabledReason={null} isRunning>
          {pick(messages.recording)}
        </ActionButton>
        <Button variant="default" onClick={() => setOpen('drawer')}>
          {pick(messages.openDrawer)}
        </Button>
        <Button variant="default" onClick={() => setOpen('reason')}>
          {pick(messages.askReason)}
        </Button>
        <Button variant="default" onClick={() => setOpen('password')}>
          {pick(messages.askPassword)}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            showToast({
              tone: 'bad',
              title: pick(messages.notRecorded),
              text: pick(messages.refused),
            });
            showToast({ tone: 'warning', title: pick(messages.offline), text: pick(messages.offlineText) });
            showToast({
              tone: 'good',
              title: pick(messages.recorded),
              text: <Money amount={14_600} />,
            });
          }}
        >
          {pick(messages.showToasts)}
        </Button>
      </Row>
      {open === 'drawer' && (
        <Drawer
          title={pick(messages.drawerTitle)}
          lead={pick(messages.drawerLead)}
          onClose={close}
          foot={
            <>
              <Button variant="default" size="lg" onClick={close}>
                {pick(messages.back)}
              </Button>
              <ActionButton size="lg" disabledReason={messages.guarantorMissing}>
                {pick(messages.record)}
              </ActionButton>
            </>
          }
        >
          <Facts
            facts={[
              { label: pick(messages.outstanding), value: <Money amount={25_300} /> },
              { label: pick(messages.address), value: pick(messages.addressText) },
            ]}
          />
        </Drawer>
      )}
      {(open === 'reason' || open === 'password') && (
        <ConfirmDialog
          title={pick(messages.reversalTitle)}
          verb={pick(messages.reversalVerb)}
          isDestructive
          asksReason={open === 'reason'}
          asksPassword={open === 'password'}
          onConfirm={open === 'reason' ? async () => close() : refuse}
          onClose={close}
        >
          <p>{pick(messages.reversalText)}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
