import { Suspense, useState } from 'react';
import { type CashPosition, cashEndpoints, type CashPlaces as Places } from '#contract/lending/cash/cash.ts';
import { customerEndpoints } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import { cashLimitLevel } from '#domain/lending/cash/cash-limit.ts';
import { formatCount } from '#web/format/count.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PersonField } from '#web/office/kit/form/choices/person-field.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { MoreIcon } from '#web/office/kit/ui/state-icons.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { CloseDayLink } from '../../cash-days/close-day-link.tsx';
import { messages, moreOfBranch, placesLead } from '../cash.messages.ts';
import { CashDeposits } from '../cash-deposits.tsx';
import { CashDifferences } from '../cash-differences.tsx';
import { CashLimitLine } from '../cash-limit.tsx';
import { CountDrawer } from '../count-drawer.tsx';
import { CountResult } from '../count-result.tsx';
import { CashExpenses } from '../expenses/cash-expenses.tsx';
import { messages as expenseMessages } from '../expenses/expenses.messages.ts';
import { FloatDialog } from '../float-dialog.tsx';
import classes from './cash-places.module.css';
import { useHandColumns } from './use-hand-columns.tsx';

/** Their files are fetched when the menu asks for them. */
const DepositDialog = latePart(async () => (await import('../deposit-dialog.tsx')).DepositDialog);
const ExpenseDialog = latePart(async () => (await import('../expenses/expense-dialog.tsx')).ExpenseDialog);

/** In px. */
const menuWidth = 240;

/** The cash of all places: open differences, drawers by branch and the hands of people. */
export function CashPlaces() {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(cashEndpoints.getCashPosition);
  if (data === undefined)
    return error === null ? (
      <Skeleton height={240} radius="lg" />
    ) : (
      <LoadError title={pick(messages.failed)} failure={error} onRetry={() => void refetch()} />
    );
  return <Position position={data} />;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function Position({
  position: { branches, hands, differences, deposits, expenses, ...sums },
}: {
  readonly position: CashPosition;
}) {
  const pick = usePick();
  // Here and not in its row, which changes when the count is stored.
  const [counted, setCounted] = useState<Places | null>(null);
  const handsOf = ({ branchCode }: Places) =>
    sumOf(hands.filter((hand) => hand.branchCode === branchCode).map(({ amount }) => amount));
  const placeColumns = usePlaceColumns(branches, handsOf, setCounted);
  const handColumns = useHandColumns();
  const inHands = sumOf(hands.map(({ amount }) => amount));
  const inDrawers = sumOf(branches.map(({ drawer }) => drawer));
  const missing = sumOf(differences.map(({ open }) => open));
  const atLimit = hands.filter(({ amount, limit }) => cashLimitLevel(amount, limit) === 'reached').length;
  const table = { isSelected: () => false, isStale: false, sort: undefined, onSort: () => {} };
  return (
    <>
      <FigureStrip
        label={pick(messages.together)}
        figures={[
          {
            label: pick(messages.together),
            value: <Money amount={inHands + inDrawers + sums.inAccounts + missing} />,
            note: differences.length > 0 && <SumNote of={messages.differences} sum={missing} />,
          },
          {
            label: pick(messages.inHands),
            value: <Money amount={inHands} />,
            note: atLimit > 0 && (
              <Text as="span" tone="bad" weight={600}>
                {pick(messages.reached)}: <Ltr>{formatCount(atLimit)}</Ltr>
              </Text>
            ),
          },
          {
            label: pick(messages.inDrawers),
            value: <Money amount={inDrawers} />,
            note: expenses.length > 0 && <SumNote of={expenseMessages.unconfirmed} sum={sums.unconfirmed} />,
          },
          { label: pick(messages.inTransit), value: <Money amount={sums.inTransit} /> },
          { label: pick(messages.inAccounts), value: <Money amount={sums.inAccounts - sums.inTransit} /> },
        ]}
      />
      <div className={classes.room}>
        <div className={classes.places}>
          <div>
            <Section title={pick(messages.byBranch)} lead={pick(placesLead)(branches.length)}>
              <DataTable
                {...table}
                label={pick(messages.byBranch)}
                columns={placeColumns}
                rows={branches}
                keyOf={({ branchId }) => branchId}
              />
            </Section>
            {counted !== null && <FirstCount place={counted} close={() => setCounted(null)} />}
            <CashDeposits deposits={deposits} />
            <CashExpenses expenses={expenses} />
          </div>
          <div>
            <CashDifferences differences={differences} />
            {hands.length > 0 && (
              <Section title={pick(messages.inHands)}>
                <DataTable
                  {...table}
                  label={pick(messages.inHands)}
                  columns={handColumns}
                  rows={hands}
                  keyOf={({ userId }) => userId}
                />
              </Section>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

interface SumNoteProps {
  readonly of: Phrase;
  readonly sum: number;
}

/** A part of a figure that somebody has still to say something about. */
function SumNote({ of, sum }: SumNoteProps) {
  return (
    <>
      {usePick()(of)} <Money amount={sum} />
    </>
  );
}

function usePlaceColumns(
  branches: readonly Places[],
  handsOf: (place: Places) => number,
  onCount: (place: Places) => void,
): readonly Column<Places>[] {
  const pick = usePick();
  const { label: dayTitle } = usePageLink()('cashDay', '');
  const together = (place: Places) => handsOf(place) + place.drawer + place.inTransit;
  const sum = (of: (place: Places) => number) => <Ltr>{formatCount(sumOf(branches.map(of)))}</Ltr>;
  return [
    {
      key: 'branch',
      header: pick(messages.branch),
      priority: 1,
      cell: ({ city, branchCode }) => (
        <>
          {pick(city)}
          <SecondLine>
            <Ltr>{branchCode}</Ltr>
          </SecondLine>
        </>
      ),
    },
    {
      key: 'hands',
      header: pick(messages.inHands),
      priority: 2,
      isFigure: true,
      cell: (place) => <Ltr>{formatCount(handsOf(place))}</Ltr>,
      total: sum(handsOf),
    },
    {
      key: 'custodian',
      header: pick(messages.custodian),
      priority: 4,
      cell: ({ custodian }) => custodian && pick(custodian.name),
    },
    {
      key: 'drawer',
      header: pick(messages.drawer),
      priority: 1,
      isFigure: true,
      cell: ({ openedAt, drawer, limit }) =>
        openedAt === null ? (
          <Text as="span" tone="muted">
            {pick(messages.notCountedYet)}
          </Text>
        ) : (
          <>
            <Ltr>{formatCount(drawer)}</Ltr>
            <CashLimitLine held={drawer} limit={limit} />
          </>
        ),
      total: sum(({ drawer }) => drawer),
    },
    {
      key: 'transit',
      header: pick(messages.transit),
      priority: 2,
      isFigure: true,
      cell: ({ inTransit }) => <Ltr>{formatCount(inTransit)}</Ltr>,
      total: sum(({ inTransit }) => inTransit),
    },
    {
      key: 'together',
      header: pick(plainWords.total),
      priority: 2,
      isFigure: true,
      cell: (place) => (
        <Text as="span" weight={600}>
          <Ltr>{formatCount(together(place))}</Ltr>
        </Text>
      ),
      total: sum(together),
    },
    {
      key: 'day',
      header: dayTitle,
      // Beside other columns it is in the menu alone.
      priority: 3,
      isAction: true,
      cell: ({ openedAt, branchId }) => openedAt !== null && <CloseDayLink branchId={branchId} />,
    },
    {
      key: 'actions',
      header: pick(messages.actions),
      priority: 1,
      isAction: true,
      cell: (place) => (
        <Row pad={[1, 0]}>
          {place.openedAt === null ? (
            <Button variant="default" onClick={() => onCount(place)}>
              {pick(messages.countDrawer)}
            </Button>
          ) : (
            <PlaceMenu place={place} />
          )}
        </Row>
      ),
    },
  ];
}

interface PlaceProps {
  readonly place: Places;
}

interface FirstCountProps extends PlaceProps {
  readonly close: () => void;
}

/** Begins the cash of a branch with a count of its drawer. */
function FirstCount({ place: { branchId, city }, close }: FirstCountProps) {
  const pick = usePick();
  const { send } = useAction(cashEndpoints.openCashDrawer);
  return (
    <CountDrawer
      lead={pick(city)}
      notice={pick(messages.countFirst)}
      send={(body, idempotencyKey) => send({ params: { branchId }, body, idempotencyKey })}
      result={(movement) => <CountResult movement={movement} />}
      close={close}
    />
  );
}

/** The actions of a branch. */
function PlaceMenu({ place }: PlaceProps) {
  const pick = usePick();
  const { branchId, city, drawer } = place;
  const closeDay = usePageLink()('cashDay', branchId);
  // The dialogs are beside the menu, which closes.
  const [asked, setAsked] = useState<'custodian' | 'float' | 'deposit' | 'expense' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Menu
        label={pick(moreOfBranch)(pick(city))}
        variant="subtle"
        button={<MoreIcon size={18} />}
        width={menuWidth}
      >
        <MenuItem to={closeDay.to}>{closeDay.label}</MenuItem>
        {drawer > 0 && (
          <>
            <MenuItem onSelect={() => setAsked('deposit')}>{pick(messages.deposit)}</MenuItem>
            <MenuItem onSelect={() => setAsked('expense')}>{pick(expenseMessages.payExpense)}</MenuItem>
            <MenuItem onSelect={() => setAsked('float')}>{pick(messages.giveFloat)}</MenuItem>
          </>
        )}
        <MenuItem onSelect={() => setAsked('custodian')}>{pick(messages.nameCustodian)}</MenuItem>
      </Menu>
      {asked === 'custodian' && <CustodianDialog place={place} onClose={close} />}
      {asked === 'float' && <FloatDialog branchId={branchId} onClose={close} />}
      {asked === 'deposit' && (
        <Suspense>
          <DepositDialog branchId={branchId} onClose={close} />
        </Suspense>
      )}
      {asked === 'expense' && (
        <Suspense>
          <ExpenseDialog branchId={branchId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Names who counts what comes into the drawer, and sets its limit. */
function CustodianDialog({
  place: { branchId, city, custodian, drawerCashMax },
  onClose,
}: PlaceProps & { onClose: () => void }) {
  const pick = usePick();
  const { data: officers = [] } = useEndpoint(customerEndpoints.listOfficers);
  const { send } = useAction(cashEndpoints.nameCashCustodian);
  const form = useOfficeForm({
    initial: { userId: custodian?.userId ?? null, drawerCashMax: drawerCashMax as TypedNumber },
    labels: { userId: messages.custodian, drawerCashMax: messages.drawerMax },
    schema: cashEndpoints.nameCashCustodian.body,
    send: (body) => send({ params: { branchId }, body }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={`${pick(messages.nameCustodian)}: ${pick(city)}`}
      verb={pick(messages.save)}
      onClose={onClose}
    >
      <Text>{pick(messages.custodianText)}</Text>
      <PersonField
        {...form.field('userId')}
        none={messages.nobody}
        people={officers.filter((officer) => officer.branchId === branchId)}
      />
      <MoneyField {...form.field('drawerCashMax')} hint={messages.drawerMaxHint} />
    </FormDialog>
  );
}
