import type { Agreement } from '#contract/lending/agreements.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import classes from './agreement-tables.module.css';
import { EntriesTable } from './entries-table.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { usePointing } from './use-pointing.ts';

interface AgreementTablesProps {
  readonly agreement: Agreement;
}

/** The schedule and the entries. A row of one and its counterparts in the other are highlighted together. */
export function AgreementTables({ agreement }: AgreementTablesProps) {
  const { lit, pointing } = usePointing(agreement);
  return (
    <div className={classes.room}>
      <Stack className={classes.tables}>
        <ScheduleTable agreement={agreement} lit={lit.rows} pointing={pointing} />
        <EntriesTable agreement={agreement} lit={lit.entries} pointing={pointing} />
      </Stack>
    </div>
  );
}
