import { useNavigate } from 'react-router';
import type { SearchResult } from '#contract/insight/search.ts';
import { paymentEndpoints } from '#contract/lending/payments.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { type CommandTask, readCommand, type TypedCommand } from '#domain/insight/typed-command.ts';
import { pickWritten } from '#domain/written.ts';
import { callWith } from '#web/api/call-with.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import type { DrawerName } from '../../drawers.ts';
import { useOpenDrawer } from '../drawers/use-open-drawer.ts';
import { useArea } from '../use-area.ts';
import { begunPromise } from '../use-begun-promise.ts';
import { usePayerLink } from '../use-payer-link.ts';
import { commandNames } from './palette.messages.ts';
import { SearchResultRow } from './search-result-row.tsx';
import type { PaletteEntry } from './use-palette-groups.tsx';

/** More people of one name are found by the search itself. */
const peopleMax = 3;

/** The tasks that open over the page, by their drawers. */
const drawers: Readonly<Partial<Record<CommandTask, DrawerName>>> = {
  promise: 'recordPromise',
  log_contact: 'logContact',
  relief: 'request:relief',
  reschedule: 'request:reschedule',
};

/** The command in a text that names a task and a customer; null if there is none. */
export function customerCommand(text: string, today: CalendarDate): TypedCommand | null {
  const command = readCommand(text, today);
  return command?.customer ? command : null;
}

/** The choices for a typed command, one for each customer that it may mean. Money opens its review; nothing is recorded here. */
export function useCommands(
  command: TypedCommand | null,
  customers: readonly SearchResult[],
): PaletteEntry[] {
  const pick = usePick();
  const language = useLanguage();
  const navigate = useNavigate();
  const openDrawer = useOpenDrawer();
  const area = useArea();
  const payerLink = usePayerLink();
  if (command === null) return [];
  const { task, ...typed } = command;

  /** On the only agreement of the customer; with several, the account is where one is chosen. */
  async function begin(customerId: string) {
    const { agreements } = (await callWith(paymentEndpoints.getPayable, { params: { id: customerId } })).data;
    const [agreement, ...others] = agreements.filter(({ status }) => status === 'active');
    const drawer = drawers[task];
    if (agreement === undefined || others.length > 0) return navigate(area.customerBalance(customerId));
    if (drawer !== undefined) return openDrawer(drawer, agreement.id, 'push', begunPromise(typed));
    return navigate(area.agreementStatement(customerId, agreement.id));
  }

  function run(customerId: string) {
    if (task === 'agreement') return void navigate(area.newAgreement(customerId));
    if (task !== 'pay') return void begin(customerId).catch(() => navigate(area.customerBalance(customerId)));
    const { to, state } = payerLink(customerId, typed.amount);
    return void navigate(to, { state });
  }

  const named = new Map(customers.map((result) => [result.customerId, result]));
  return [...named.values()].slice(0, peopleMax).map((result) => ({
    id: `do-${result.customerId}`,
    content: (
      <SearchResultRow
        result={result}
        title={pick(commandNames[task])(pickWritten(result.fullName, language), typed)}
      />
    ),
    run: () => run(result.customerId),
  }));
}
