import { createElement, useRef, useState } from 'react';
import type { Choice } from './choice.ts';
import { PageChoice, RowChoice } from './row-choice.tsx';
import { rowsBetween } from './rows-between.ts';

interface ChoosableRows<Row> {
  /** The rows of this page; undefined while they load. */
  readonly shown: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  /** The name of a row, for those who hear its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** False for a row that cannot be chosen. */
  readonly isOpen?: (row: Row) => boolean;
}

const always = () => true;

/** Keeps the chosen rows over the pages of a list, and as they were last read. */
export function useChoice<Row>({
  shown = [],
  keyOf,
  nameOf,
  isOpen = always,
}: ChoosableRows<Row>): Choice<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const pressed = useRef<string>(undefined);
  const open = shown.filter(isOpen);
  const read = new Map(open.map((row) => [keyOf(row), row]));
  const count = open.filter((row) => chosen.has(keyOf(row))).length;

  function put(rows: readonly Row[], isChosen: boolean) {
    const after = new Map(chosen);
    for (const row of rows) {
      if (isChosen) after.set(keyOf(row), row);
      else after.delete(keyOf(row));
    }
    setChosen(after);
  }

  const choice: Choice<Row> = {
    rows: [...chosen].map(([key, row]) => read.get(key) ?? row),
    ofPage: count === 0 ? 'none' : count === open.length ? 'all' : 'some',
    has: (row) => chosen.has(keyOf(row)),
    isOpen,
    nameOf,
    toggle(row, isRange) {
      const range = rowsBetween([...read.keys()], isRange ? pressed.current : undefined, keyOf(row));
      pressed.current = keyOf(row);
      put(
        range.flatMap((key) => read.get(key) ?? []),
        !chosen.has(keyOf(row)),
      );
    },
    togglePage: () => put(open, count < open.length),
    clear: () => setChosen(new Map()),
    boxOf: (row) => createElement(RowChoice<Row>, { row, choice }),
    pageBox: () => createElement(PageChoice<Row>, { choice }),
  };
  return choice;
}
