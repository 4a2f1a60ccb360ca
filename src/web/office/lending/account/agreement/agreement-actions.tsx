import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { Phrase } from '#domain/language.ts';
import { isCleared } from '#domain/lending/clearance/clearance.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { PencilIcon, PrintIcon } from '#web/office/kit/ui/action-icons.tsx';
import { CheckIcon, ChevronDownIcon, SwitchIcon } from '#web/office/kit/ui/office-icons.tsx';
import { UndoIcon } from '#web/office/kit/ui/state-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import type { IconProps } from '#web/ui/icon.tsx';
import { approvalIcons } from '../../ground/approval/approval-icons.tsx';
import { requestedDescriptors, requestedKinds } from '../../ground/approval/kinds/approval-descriptors.ts';
import { activateNames, messages } from './agreement.messages.ts';
import { whyNoMove, whyNoRequest, whyNot } from './why-not.ts';

interface AgreementActionsProps {
  readonly agreement: Agreement;
}

interface Entry {
  readonly drawer: Parameters<ReturnType<typeof useOpenDrawer>>[0];
  readonly name: Phrase;
  readonly icon: ComponentType<IconProps>;
  readonly disabledReason: Phrase | null;
}

/** The actions on an agreement. One that the domain's table refuses shows the reason. */
export function AgreementActions({ agreement }: AgreementActionsProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const area = useArea();
  const { id, customerId, status, overpaid } = agreement;
  const { refund } = requestedDescriptors;
  const isBeforeDelivery = status === 'draft' || status === 'submitted' || status === 'approved';
  return (
    <Row gap={2} wraps>
      {isBeforeDelivery && (
        <Button
          as={Link}
          to={area.editAgreement(customerId, id)}
          size="sm"
          variant={status === 'approved' ? 'default' : 'filled'}
          leftSection={<PencilIcon size={16} />}
        >
          {pick(status === 'draft' ? messages.continueDraft : messages.openTerms)}
        </Button>
      )}
      {isBeforeDelivery && (
        <ActionButton
          size="sm"
          variant={status === 'approved' ? 'filled' : 'default'}
          icon={<CheckIcon size={16} />}
          disabledReason={whyNot('activate', status)}
          onPress={() => openDrawer('activateAgreement', id)}
        >
          {pick(activateNames[agreement.contractKind])}
        </ActionButton>
      )}
      {overpaid > 0 && (
        <ActionButton
          size="sm"
          variant="light"
          icon={<UndoIcon size={16} className="mirrored" />}
          disabledReason={refund.menu === undefined ? null : whyNoRequest(agreement, 'refund', refund.menu)}
          onPress={() => openDrawer('request:refund', id)}
        >
          {pick(refund.invitation)}
        </ActionButton>
      )}
      <Papers agreement={agreement} />
      <Menu
        button={
          <Row as="span" gap={1} align="center">
            {pick(messages.request)}
            <ChevronDownIcon size={16} />
          </Row>
        }
        width={300}
      >
        {[...requestsOf(agreement), ...settlementsOf(agreement)].map(
          ({ drawer, name, icon: Sign, disabledReason }) => (
            <MenuItem
              key={drawer}
              icon={<Sign size={18} />}
              disabledReason={disabledReason}
              onSelect={() => openDrawer(drawer, id)}
            >
              {pick(name)}
            </MenuItem>
          ),
        )}
      </Menu>
    </Row>
  );
}

/** The papers printed at the counter. Before the delivery there is no statement of payments. */
function Papers({ agreement }: AgreementActionsProps) {
  const { id, customerId, entries } = agreement;
  const pick = usePick();
  const pageLink = usePageLink();
  const area = useArea();
  const papers = [
    pageLink('agreementKeyFacts', customerId, id),
    ...(entries.length > 0 ? [pageLink('agreementStatement', customerId, id)] : []),
    { to: area.agreementPaper(customerId, id), label: pick(messages.printAgreement) },
    ...(isCleared(agreement) ? [pageLink('agreementClearance', customerId, id)] : []),
  ];
  return (
    <Menu label={pick(messages.print)} button={<PrintIcon size={18} />} width={280}>
      {papers.map(({ to, label }) => (
        <MenuItem key={to} to={to} icon={<PrintIcon size={18} />}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The requests that an agreement's status offers. */
function requestsOf(agreement: Agreement): readonly Entry[] {
  return requestedKinds.flatMap((kind) => {
    const { invitation, menu } = requestedDescriptors[kind];
    if (menu === undefined || menu.isOffered?.(agreement.status) === false) return [];
    const disabledReason = whyNoRequest(agreement, kind, menu);
    return [{ drawer: `request:${kind}`, name: invitation, icon: approvalIcons[menu.icon], disabledReason }];
  });
}

function settlementsOf(agreement: Agreement): readonly Entry[] {
  const disabledReason = whyNoMove(agreement);
  return [{ drawer: 'moveOverpayment', name: messages.move, icon: SwitchIcon, disabledReason }];
}
