import { expect, test } from 'vitest';
import { type CalendarDate, calendarDate, dateOfEpochDay } from '#domain/calendar/calendar-date.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type DayEnds, holesBetweenDays, holesInFile } from './balance-holes.ts';

const amounts = fc.array(
  fc.integer({ min: -9_000_00, max: 9_000_00 }).filter((paisa) => paisa !== 0),
  {
    minLength: 3,
    maxLength: 40,
  },
);

/** The lines of an account from its opening balance on, some of them on one day. */
const account = fc
  .tuple(amounts, fc.array(fc.nat({ max: 2 }), { minLength: 40, maxLength: 40 }), fc.integer({ max: 1e9 }))
  .map(([all, steps, opening]) => {
    let balancePaisa = opening;
    let epochDay = 20_000;
    return all.map((paisa, index) => {
      balancePaisa += paisa;
      epochDay += steps[index] ?? 0;
      return { line: index + 2, day: dateOfEpochDay(epochDay), paisa, balancePaisa };
    });
  });

type Line = { readonly day: CalendarDate; readonly paisa: number; readonly balancePaisa: number };

/** The ends of the days as the database finds them, in any order of lines. */
function endsOf(lines: readonly Line[]): DayEnds[] {
  return [...Map.groupBy(lines, ({ day }) => day)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, ofDay]) => {
      const ends = ofDay.map(({ balancePaisa }) => balancePaisa);
      const begins: number[] = [];
      for (const { balancePaisa, paisa } of ofDay) {
        const place = ends.indexOf(balancePaisa - paisa);
        if (place < 0) begins.push(balancePaisa - paisa);
        else ends.splice(place, 1);
      }
      return { day, begins, ends };
    });
}

test('the lines of an account in any order have no hole', () => {
  fc.assert(
    fc.property(account, (lines) => {
      expect(holesInFile(lines)).toEqual([]);
      expect(holesBetweenDays(endsOf(lines.toReversed()))).toEqual([]);
    }),
  );
});

test('a line that is removed is a hole of its amount, before the line that followed it', () => {
  fc.assert(
    fc.property(account, fc.nat(), (lines, nth) => {
      const place = 1 + (nth % (lines.length - 2));
      const [removed] = lines.slice(place, place + 1);
      const next = lines[place + 1];
      expect(holesInFile(lines.toSpliced(place, 1))).toEqual([
        { line: next?.line, day: next?.day, missingPaisa: removed?.paisa },
      ]);
    }),
  );
});

test('a line that no file has brought is a hole of its day or of the next one', () => {
  fc.assert(
    fc.property(account, fc.nat(), (between, nth) => {
      // A day before and a day after, so that the line is neither the first nor the last of the account.
      const day = (epochDay: number) => ({ day: dateOfEpochDay(epochDay), paisa: 100 });
      const opening = (between[0]?.balancePaisa ?? 0) - (between[0]?.paisa ?? 0);
      const first = { line: 1, ...day(10_000), balancePaisa: opening };
      const last = { line: 99, ...day(30_000), balancePaisa: (between.at(-1)?.balancePaisa ?? 0) + 100 };
      const place = nth % between.length;
      const removed = between[place];
      const holes = holesBetweenDays(endsOf([first, ...between.toSpliced(place, 1), last]));
      expect(holes.length).toBeGreaterThan(0);
      for (const hole of holes) expect(hole.day >= (removed?.day ?? '')).toBe(true);
    }),
  );
});

test('a file that was left out between two others is a hole of its sum', () => {
  const whole = (day: string, begin: number, end: number) => ({
    day: calendarDate(day),
    begins: [begin],
    ends: [end],
  });
  const days = [whole('2026-11-16', 1_000, 5_000), whole('2026-11-18', 7_500, 8_000)];
  expect(holesBetweenDays(days)).toEqual([{ day: '2026-11-18', missingPaisa: 2_500 }]);
  expect(
    holesBetweenDays([days[0], whole('2026-11-17', 5_000, 7_500), days[1]].flatMap((day) => day ?? [])),
  ).toEqual([]);
});

test('lines without a balance are not compared', () => {
  const line = { line: 1, day: calendarDate('2026-11-16'), paisa: 100, balancePaisa: null };
  expect(holesInFile([line, { ...line, line: 2 }])).toEqual([]);
});

test('a line without a balance is compared with nothing', () => {
  const day = calendarDate('2026-11-20');
  const line = { day, paisa: 100 };
  expect(
    holesInFile([
      { ...line, line: 2, balancePaisa: 1_000 },
      { ...line, line: 3, balancePaisa: null },
      { ...line, line: 4, balancePaisa: 5_000 },
    ]),
  ).toEqual([]);
});

test('a day that ends as it began joins its neighbours, and lines missing at two places have no one sum', () => {
  const [first, second, third] = ['2026-11-20', '2026-11-21', '2026-11-22'].map(calendarDate);
  const day = (of: CalendarDate | undefined, begins: number[], ends: number[]) => ({
    ...{ day: of ?? calendarDate('2026-11-20'), begins, ends },
  });
  expect(holesBetweenDays([day(first, [0], [5]), day(second, [], []), day(third, [5], [9])])).toEqual([]);
  expect(holesBetweenDays([day(first, [0], [5, 7]), day(second, [9], [10])])).toEqual([
    { day: second, missingPaisa: null },
  ]);
});
