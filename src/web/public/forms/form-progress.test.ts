import { describe, expect, test } from 'vitest';
import { atFirst, fieldsToCorrect, type Progress, progressAfter, type Step } from './form-progress.ts';

type Field = 'name' | 'phone';
const form = { empty: { name: '', phone: '' } };

function outcomeOf(...steps: Step<Field>[]): Progress<Field> {
  return steps.reduce(progressAfter<Field>, atFirst);
}

const twoWrong: Step<Field> = {
  type: 'failed',
  problems: { phone: 'Phone number is required', name: 'Full name is required' },
  failure: null,
};

describe('a problem', () => {
  test('disappears when its field is edited, and no other does', () => {
    expect(outcomeOf(twoWrong, { type: 'edited', field: 'name' }).problems).toEqual({
      phone: 'Phone number is required',
    });
  });

  test('is shown when its field is left, without a summary', () => {
    const progress = outcomeOf({ type: 'found', field: 'name', problem: 'Full name is required' });
    expect(progress.problems).toEqual({ name: 'Full name is required' });
    expect(fieldsToCorrect(form, progress)).toEqual([]);
  });
});

describe('the summary', () => {
  test('shortens as fields are corrected, in the order of the page', () => {
    expect(fieldsToCorrect(form, outcomeOf(twoWrong))).toEqual(['name', 'phone']);
    expect(fieldsToCorrect(form, outcomeOf(twoWrong, { type: 'edited', field: 'phone' }))).toEqual(['name']);
  });

  test('once empty, does not return for a field left empty', () => {
    const corrected = outcomeOf(
      twoWrong,
      { type: 'edited', field: 'phone' },
      { type: 'edited', field: 'name' },
    );
    const left = progressAfter(corrected, { type: 'found', field: 'name', problem: 'Full name is required' });
    expect(fieldsToCorrect(form, left)).toEqual([]);
  });

  test('takes the focus again at each failed attempt', () => {
    expect(outcomeOf(twoWrong, twoWrong).failedAttempts).toBe(2);
  });
});

test('a failure is shown until something is edited or sent again', () => {
  const failed: Step<Field> = { type: 'failed', problems: {}, failure: 'You are offline.' };
  expect(outcomeOf(failed).failure).toBe('You are offline.');
  expect(outcomeOf(failed, { type: 'edited', field: 'name' }).failure).toBeNull();
  expect(outcomeOf(failed, { type: 'sending' }).failure).toBeNull();
});

test('starting over leads from the thanks to an empty form, and never discards a form being edited', () => {
  expect(outcomeOf({ type: 'sent' }).stage).toBe('thanked');
  expect(outcomeOf({ type: 'sent' }, { type: 'started-over' })).toEqual(atFirst);
  expect(outcomeOf(twoWrong, { type: 'started-over' })).toEqual(outcomeOf(twoWrong));
  expect(outcomeOf({ type: 'sending' }, { type: 'started-over' }).stage).toBe('sending');
});
