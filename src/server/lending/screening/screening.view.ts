import type {
  ScreeningList,
  ScreeningMatch,
  ScreeningMatchInList,
  ScreeningRun,
} from '#contract/lending/screening/screening.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import type { ListRow, MatchDetailRow, MatchRow, RunRow } from './screening.queries.ts';

export function listView(row: ListRow): ScreeningList {
  return {
    id: row.id,
    name: row.name,
    fileName: row.fileName,
    format: row.format,
    hash: row.hash,
    rows: row.rows,
    repeated: row.repeated,
    addedAt: row.addedAt.toISOString(),
    addedByName: row.addedByName,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

export function runView(row: RunRow): ScreeningRun {
  return {
    id: row.id,
    why: row.why,
    ranAt: row.ranAt.toISOString(),
    ranByName: row.ranByName,
    lists: row.lists.map(({ name, hash }) => ({ name, hash })),
    checked: row.checked,
    found: row.found,
    foundNew: row.foundNew,
  };
}

export function matchInListView(row: MatchRow): ScreeningMatchInList {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    person: {
      is: row.customerId === null ? 'guarantor' : 'customer',
      id: row.customerId ?? row.guarantorId ?? '',
      name: row.name,
      city: row.city,
    },
    listName: row.listName,
    entryName: row.entryName,
    foundAt: row.foundAt.toISOString(),
  };
}

export function matchView(row: MatchDetailRow): ScreeningMatch {
  return {
    ...matchInListView(row),
    own: {
      name: row.personName,
      fatherName: row.personFatherName,
      cnicMasked: maskCnic(row.personCnic),
    },
    entry: {
      name: row.entryName,
      fatherName: row.entryFatherName,
      cnicMasked: row.entryCnic && maskCnic(row.entryCnic),
      reference: row.entryReference,
      line: row.line,
    },
    isListed: row.isListed,
    mayDecide: !row.isRelated,
    decisions: row.decisions.map(({ decision, reason, decidedAt, decidedByName }) => ({
      decision,
      reason,
      decidedAt: new Date(decidedAt).toISOString(),
      decidedByName,
    })),
  };
}
