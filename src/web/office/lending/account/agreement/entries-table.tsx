import { useId } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { broughtInLead, messages } from './agreement.messages.ts';
import classes from './agreement-tables.module.css';
import { EntryRow } from './entry-row.tsx';
import type { Pointing } from './use-pointing.ts';

interface EntriesTableProps {
  readonly agreement: Agreement;
  readonly lit: ReadonlySet<string>;
  /** The entries that were recorded since the agreement was opened. */
  readonly added: ReadonlySet<string>;
  readonly pointing: Pointing;
}

/** All entries, newest first, with the balance after each. */
export function EntriesTable({ agreement, lit, added, pointing }: EntriesTableProps) {
  const { broughtInOn } = agreement;
  const pick = usePick();
  const language = useLanguage();
  const titleId = useId();
  const entries = agreement.entries.toReversed();
  return (
    <section className={`${panel.panel} ${classes.room}`} aria-labelledby={titleId} data-parts="entries">
      <Row gap={[0, 2]} align="center" wraps className={classes.caption}>
        <h2 id={titleId}>{pick(messages.entries)}</h2>
        {entries.length > 0 && (
          <Text size={2} tone="muted">
            {pick(messages.entriesLead)}
          </Text>
        )}
        {broughtInOn !== null && (
          <Text size={2} tone="muted">
            {pick(broughtInLead)(formatDate(broughtInOn, language))}
          </Text>
        )}
      </Row>
      {entries.length === 0 ? (
        <Text size={2} tone="muted" className={classes.empty}>
          {pick(messages.entriesEmpty)}
        </Text>
      ) : (
        <table className={classes.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{pick(messages.date)}</th>
              <th scope="col">{pick(messages.entry)}</th>
              <th scope="col" className={classes.wide}>
                {pick(messages.receipt)}
              </th>
              <th scope="col" className={classes.wide}>
                {pick(messages.by)}
              </th>
              <th scope="col" data-figure>
                {pick(messages.amountMoved)}
              </th>
              <th scope="col" data-figure className={classes.balance}>
                {pick(messages.balance)}
              </th>
              <th scope="col" className={classes.menu}>
                <span className="visually-hidden">{pick(messages.actions)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <EntryRow
                key={entry.id}
                agreement={agreement}
                entry={entry}
                isLit={lit.has(entry.id)}
                isAdded={added.has(entry.id)}
                pointing={pointing}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
