import { useId } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { broughtInLead, messages } from './agreement.messages.ts';
import classes from './agreement-tables.module.css';
import { EntryRow } from './entry-row.tsx';
import type { Pointing } from './use-pointing.ts';

interface EntriesTableProps {
  readonly agreement: Agreement;
  readonly lit: ReadonlySet<string>;
  readonly pointing: Pointing;
}

/** All entries, newest first, with the balance after each. */
export function EntriesTable({ agreement, lit, pointing }: EntriesTableProps) {
  const { broughtInOn } = agreement;
  const pick = usePick();
  const language = useLanguage();
  const titleId = useId();
  const entries = agreement.entries.toReversed();
  return (
    <div className={classes.entries}>
      <Row gap={[0, 2]} align="baseline" wraps className={classes.caption}>
        <h3 id={titleId}>{pick(messages.entries)}</h3>
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
                {pick(messages.amount)}
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
                pointing={pointing}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
