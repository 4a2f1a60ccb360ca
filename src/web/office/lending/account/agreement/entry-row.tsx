import { Link } from 'react-router';
import type { Agreement } from '#contract/lending/agreements.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate, formatDayOfMonth } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { UndoIcon } from '#web/office/kit/ui/state-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { entryName, notCleared } from '../../ground/labels/entry-labels.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';
import { messages, toRows } from './agreement.messages.ts';
import classes from './agreement-tables.module.css';
import { EntryMenu } from './entry-menu.tsx';
import { effectOf } from './figure-lines.ts';
import type { Pointing } from './use-pointing.ts';

type Entry = Agreement['entries'][number];

interface EntryRowProps {
  readonly agreement: Agreement;
  readonly entry: Entry;
  readonly isLit: boolean;
  readonly isAdded: boolean;
  readonly pointing: Pointing;
}

/** One entry: its kind, the person who recorded it, and the balance after it. */
export function EntryRow({ agreement, entry, isLit, isAdded, pointing }: EntryRowProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const { id, valuedOn, receiptNumber, recordedByName, balance, isReversed, pays } = entry;
  const pointed = { at: 'entry', id } as const;
  const receipt = receiptNumber !== null && (
    <Link
      to={area.receipt(id)}
      className={`touch ${classes.receipt}`}
      onClick={(event) => event.stopPropagation()}
    >
      <Code>{receiptNumber}</Code>
    </Link>
  );
  const rows = pays.map(({ number }) => number).filter((number) => number > 0);
  const by = recordedByName !== null && <WrittenText>{pick(recordedByName)}</WrittenText>;
  return (
    <>
      <tr
        data-lit={isLit}
        data-added={isAdded}
        onPointerEnter={() => pointing.hover(pointed)}
        onPointerLeave={() => pointing.hover(null)}
        onClick={() => pointing.choose(pointed)}
      >
        <Text as="th" tone="muted" scope="row" className={classes.day}>
          <button
            type="button"
            className={`touch ${classes.point}`}
            aria-pressed={pointing.isChosen(pointed)}
          >
            {agreement.today.startsWith(valuedOn.slice(0, 4))
              ? formatDayOfMonth(valuedOn, language)
              : formatDate(valuedOn, language)}
          </button>
        </Text>
        <td>
          <EntryName entry={entry} />
          {isAdded && (
            <Text as="span" size={2} tone="action" weight={600}>
              {pick(messages.added)}
            </Text>
          )}
          <Text as="span" size={2} tone="muted" weight={400} className={classes.under}>
            {receipt} {by} {rows.length > 0 && pick(toRows)(rows)}
          </Text>
        </td>
        <td className={classes.wide}>{receipt || '–'}</td>
        <Text as="td" size={2} tone="muted" className={classes.wide}>
          {recordedByName !== null && (
            <bdi title={pick(recordedByName)}>{pick(recordedByName).split(' ')[0]}</bdi>
          )}
        </Text>
        <td data-figure>
          <Ltr className={isReversed ? classes.taken : undefined}>{signedAmount(entry)}</Ltr>
          <Text as="span" size={2} tone="muted" weight={400} className={classes.below}>
            {pick(messages.balance)} <Ltr>{withMinus(balance)}</Ltr>
          </Text>
        </td>
        <td data-figure className={classes.balance}>
          <Text as={Ltr} tone={isReversed ? 'muted' : undefined} weight={isReversed ? undefined : 600}>
            {withMinus(balance)}
          </Text>
        </td>
        <td className={classes.menu}>
          <EntryMenu agreement={agreement} entry={entry} />
        </td>
      </tr>
      <EntryDetail entry={entry} />
    </>
  );
}

interface EntryNameProps {
  readonly entry: Entry;
}

function EntryName({ entry }: EntryNameProps) {
  const { kind, method, isReversed, isUnclearedCheque, broughtIn } = entry;
  const pick = usePick();
  const way = method !== null && pick(method === 'transfer' ? messages.moved : methodNames[method]);
  // Nearly all entries are payments, so the way of the money is their name.
  const isPlain = kind === 'payment' && way !== false;
  return (
    <>
      {kind === 'reversal' && <UndoIcon size={14} className={`mirrored ${classes.undo}`} />}{' '}
      <Text
        as="span"
        tone={kind === 'reversal' ? 'second' : undefined}
        weight={isReversed ? undefined : 500}
        className={isReversed ? classes.taken : undefined}
      >
        {isPlain ? way : pick(entryName(entry))}
      </Text>{' '}
      {way !== false && !isPlain && (
        <Text as="span" tone="muted">
          {way}
        </Text>
      )}{' '}
      {isReversed && (
        <Text as="span" size={2} tone="second" weight={600}>
          {pick(messages.reversed)}
        </Text>
      )}{' '}
      {isUnclearedCheque && (
        <Text as="span" size={2} tone="warning" weight={600}>
          {pick(notCleared)}
        </Text>
      )}{' '}
      {broughtIn && (
        <Text as="span" size={2} tone="second" weight={600}>
          {pick(lendingWords.broughtInMark)}
        </Text>
      )}
    </>
  );
}

/** The facts that few entries have, below their entry; nothing for the others. */
function EntryDetail({ entry }: EntryNameProps) {
  const { reference, receiverName, valuedOn, countsOn, broughtIn, note } = entry;
  const pick = usePick();
  const language = useLanguage();
  const isMoved = countsOn !== valuedOn && !broughtIn;
  if (!isMoved && receiverName === null && note === null) return null;
  return (
    <tr className={classes.detail}>
      <td />
      <Text as="td" size={2} tone="muted" colSpan={6}>
        <FactLine>
          {isMoved && `${pick(lendingWords.countsOn)} ${formatDate(countsOn, language)}`}
          {receiverName !== null && (
            <span>
              {pick(lendingWords.moneyReceivedBy)} <WrittenText>{receiverName}</WrittenText>{' '}
              {reference !== null && <Code>{reference}</Code>}
            </span>
          )}
          {note !== null && <WrittenText>{note}</WrittenText>}
        </FactLine>
      </Text>
    </tr>
  );
}

/** The entry's effect on the balance. An entry that does not change it, such as a recovery, has no sign. */
function signedAmount(entry: Entry): string {
  const effect = effectOf(entry);
  if (effect === 0) return formatCount(entry.amount);
  return effect > 0 ? `+${formatCount(effect)}` : withMinus(effect);
}

function withMinus(amount: number): string {
  return `${amount < 0 ? '\u2212' : ''}${formatCount(Math.abs(amount))}`;
}
