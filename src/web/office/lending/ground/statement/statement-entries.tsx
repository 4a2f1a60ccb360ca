import { useId } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { Language } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { entryName, notCleared } from '../labels/entry-labels.messages.ts';
import classes from '../sheet/paper-table.module.css';
import { messages } from './statement.messages.ts';

type Entry = Agreement['entries'][number];

interface StatementEntriesProps {
  /** Oldest first. */
  readonly entries: readonly Entry[];
  readonly language: Language;
}

/** All entries, with the balance after each. */
export function StatementEntries({ entries, language }: StatementEntriesProps) {
  const titleId = useId();
  return (
    <section>
      <h3 id={titleId}>{messages.entries[language]}</h3>
      {entries.length === 0 ? (
        <p>{messages.nothingYet[language]}</p>
      ) : (
        <table className={classes.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{messages.date[language]}</th>
              <th scope="col">{messages.entry[language]}</th>
              <th scope="col">{messages.receipt[language]}</th>
              <th scope="col" className={classes.figure}>
                {messages.amount[language]}
              </th>
              <th scope="col" className={classes.figure}>
                {messages.balance[language]}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                change={entry.balance - (entries[index - 1]?.balance ?? 0)}
                language={language}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface EntryRowProps {
  readonly entry: Entry;
  /** The amount that the entry added to the balance. */
  readonly change: number;
  readonly language: Language;
}

function EntryRow({ entry, change, language }: EntryRowProps) {
  const { method, reference, receiptNumber, valuedOn, amount, balance } = entry;
  const { isReversed, isUnclearedCheque, broughtIn } = entry;
  const taken = isReversed ? classes.taken : undefined;
  return (
    <tr>
      <th scope="row">{formatDate(valuedOn, language)}</th>
      <td className={classes.words}>
        <span className={taken}>{entryName(entry)[language]}</span>{' '}
        <span className={classes.second}>
          {method !== null && (method === 'transfer' ? messages.moved : methodNames[method])[language]}{' '}
          {reference !== null && <Ltr>{reference}</Ltr>} {broughtIn && messages.broughtIn[language]}{' '}
          {isReversed && messages.reversed[language]} {isUnclearedCheque && notCleared[language]}
        </span>
      </td>
      <td className={classes.code}>{receiptNumber === null ? '–' : <Ltr>{receiptNumber}</Ltr>}</td>
      <td className={classes.figure}>
        {/* An entry that does not change the balance, such as a recovery, has no sign. */}
        <Ltr className={taken}>{change === 0 ? formatCount(amount) : signed(change)}</Ltr>
      </td>
      <td className={classes.figure}>
        <Ltr>{balance < 0 ? signed(balance) : formatCount(balance)}</Ltr>
      </td>
    </tr>
  );
}

function signed(amount: number): string {
  return `${amount < 0 ? '\u2212' : '+'}${formatCount(Math.abs(amount))}`;
}
