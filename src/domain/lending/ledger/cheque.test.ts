import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { type Cheque, chequeSteps, refusalOfChequeStep, refusalOfTakingBackStep } from './cheque.ts';

const receivedOn = calendarDate('2026-11-16');
const today = calendarDate('2026-11-20');
const received: Cheque = {
  receivedOn,
  isReversed: false,
  depositedOn: null,
  isClearedByHand: false,
  isClearedByLine: false,
};
const deposited: Cheque = { ...received, depositedOn: calendarDate('2026-11-18') };
const cleared: Cheque = { ...deposited, isClearedByHand: true };
const clearedByLine: Cheque = { ...received, isClearedByLine: true };
const reversed: Cheque = { ...deposited, isReversed: true };

test.each([
  ['deposited', received, '2026-11-16', null],
  ['deposited', received, '2026-11-20', null],
  ['deposited', received, '2026-11-15', 'cheque_step_too_early'],
  ['deposited', received, '2026-11-21', 'valued_in_future'],
  ['deposited', deposited, '2026-11-19', 'cheque_deposited'],
  ['deposited', cleared, '2026-11-19', 'cheque_cleared'],
  ['deposited', clearedByLine, '2026-11-19', 'cheque_cleared'],
  ['deposited', reversed, '2026-11-19', 'cheque_reversed'],
  ['cleared', received, '2026-11-16', null],
  ['cleared', deposited, '2026-11-18', null],
  ['cleared', deposited, '2026-11-17', 'cheque_step_too_early'],
  ['cleared', deposited, '2026-11-21', 'valued_in_future'],
  ['cleared', cleared, '2026-11-19', 'cheque_cleared'],
  ['cleared', clearedByLine, '2026-11-19', 'cheque_cleared'],
  ['cleared', reversed, '2026-11-19', 'cheque_reversed'],
] as const)('a cheque is %s: case %#', (step, cheque, day, refusal) => {
  expect(refusalOfChequeStep(step, cheque, { day: calendarDate(day), today })?.reason ?? null).toBe(refusal);
});

test.each([
  ['deposited', received, 'cheque_without_step'],
  ['deposited', deposited, null],
  ['deposited', cleared, 'cheque_cleared'],
  ['deposited', { ...deposited, isClearedByLine: true }, 'cheque_cleared'],
  ['deposited', reversed, 'cheque_reversed'],
  ['cleared', received, 'cheque_without_step'],
  ['cleared', deposited, 'cheque_without_step'],
  ['cleared', cleared, null],
  ['cleared', clearedByLine, 'cheque_cleared_by_line'],
  ['cleared', { ...cleared, isReversed: true }, 'cheque_reversed'],
] as const)('a step %s is taken back: case %#', (step, cheque, refusal) => {
  expect(refusalOfTakingBackStep(step, cheque)?.reason ?? null).toBe(refusal);
});

const anyCheque = fc.record({
  receivedOn: fc.constant(receivedOn),
  isReversed: fc.boolean(),
  depositedOn: fc.option(fc.nat(4).map((days) => addDays(receivedOn, days))),
  isClearedByHand: fc.boolean(),
  isClearedByLine: fc.boolean(),
});

test('a step that was just recorded is not recorded again, and can be taken back', () => {
  fc.assert(
    fc.property(
      anyCheque,
      fc.constantFrom(...chequeSteps),
      fc.integer({ min: -3, max: 6 }),
      (cheque, step, days) => {
        const day = addDays(receivedOn, days);
        if (refusalOfChequeStep(step, cheque, { day, today }) !== null) return;
        const after =
          step === 'cleared' ? { ...cheque, isClearedByHand: true } : { ...cheque, depositedOn: day };
        expect(refusalOfChequeStep(step, after, { day, today })).not.toBeNull();
        expect(refusalOfTakingBackStep(step, after)).toBeNull();
      },
    ),
  );
});
