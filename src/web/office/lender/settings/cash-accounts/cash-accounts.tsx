import { useState } from 'react';
import { Link } from 'react-router';
import { type CashAccount, cashAccountEndpoints } from '#contract/lending/cash/cash-accounts.ts';
import { accountLabels } from '#contract/lending/field-labels.ts';
import { cashAccountNames } from '#contract/lending/labels/cash-names.messages.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { NewAccountDialog, RenameDialog } from './account-dialogs.tsx';
import { closeTitle, messages } from './cash-accounts.messages.ts';

interface CashAccountsProps {
  readonly accounts: readonly CashAccount[];
}

/** The question about an account that is open: a new one, another name, or its end. */
type Asked = 'add' | { readonly rename: CashAccount } | { readonly close: CashAccount };

/** The list of accounts, and what may be done with each. */
export function CashAccounts({ accounts }: CashAccountsProps) {
  const pick = usePick();
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useColumns(setAsked);
  const onClose = () => setAsked(null);
  return (
    <Section
      title={pick(messages.accounts)}
      lead={pick(messages.lead)}
      actions={<Button onClick={() => setAsked('add')}>{pick(messages.add)}</Button>}
    >
      {accounts.length === 0 ? (
        <Text tone="muted">{pick(messages.empty)}</Text>
      ) : (
        <DataTable
          label={pick(messages.accounts)}
          columns={columns}
          rows={accounts}
          keyOf={({ id }) => id}
          isSelected={() => false}
          isStale={false}
          sort={undefined}
          onSort={() => {}}
        />
      )}
      {asked === 'add' && <NewAccountDialog onClose={onClose} />}
      {asked !== null && asked !== 'add' && 'rename' in asked && (
        <RenameDialog account={asked.rename} onClose={onClose} />
      )}
      {asked !== null && asked !== 'add' && 'close' in asked && (
        <CloseAccount account={asked.close} onClose={onClose} />
      )}
    </Section>
  );
}

function useColumns(onAsk: (asked: Asked) => void): readonly Column<CashAccount>[] {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  return [
    {
      key: 'account',
      header: pick(messages.account),
      priority: 1,
      cell: ({ id, kind, name }) => (
        <>
          <Link to={area.bankStatement(id)} className="touch">
            <WrittenText>{name}</WrittenText>
          </Link>
          <SecondLine>{pick(cashAccountNames[kind])}</SecondLine>
        </>
      ),
    },
    {
      key: 'number',
      header: pick(accountLabels.number),
      priority: 2,
      cell: ({ number }) => <Code>{number}</Code>,
    },
    {
      key: 'openedOn',
      header: pick(accountLabels.openedOn),
      priority: 3,
      cell: ({ openedOn }) => formatDate(openedOn, language),
    },
    {
      key: 'actions',
      header: pick(messages.change),
      priority: 1,
      isAction: true,
      cell: (account) =>
        account.closedAt === null ? (
          <Row gap={2} wraps>
            <Button variant="default" onClick={() => onAsk({ rename: account })}>
              {pick(messages.rename)}
            </Button>
            <Button variant="default" onClick={() => onAsk({ close: account })}>
              {pick(messages.close)}
            </Button>
          </Row>
        ) : (
          <Text as="span" tone="muted">
            {pick(messages.closed)}
          </Text>
        ),
    },
  ];
}

interface CloseAccountProps {
  readonly account: CashAccount;
  readonly onClose: () => void;
}

/** Closes an account after a question. */
function CloseAccount({ account: { id, name }, onClose }: CloseAccountProps) {
  const pick = usePick();
  const { send } = useAction(cashAccountEndpoints.closeCashAccount);
  return (
    <ConfirmDialog
      title={pick(closeTitle)(name)}
      verb={pick(messages.close)}
      isDestructive
      onConfirm={async () => {
        await send({ params: { id } });
        onClose();
      }}
      onClose={onClose}
    >
      <Text>{pick(messages.closeText)}</Text>
    </ConfirmDialog>
  );
}
