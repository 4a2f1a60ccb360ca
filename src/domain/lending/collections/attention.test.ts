import { expect, test } from 'vitest';
import { attentionOf } from './attention.ts';

const normal = { isPromiseBroken: false, isReliefRequested: false, lastResults: [] } as const;

test('a normal state needs no attention', () => {
  expect(attentionOf(normal)).toBeNull();
  expect(attentionOf({ ...normal, lastResults: ['promised', 'wrong_number', 'no_answer'] })).toBeNull();
});

test('a broken promise comes first, then a request for relief, then a wrong number', () => {
  const all = { isPromiseBroken: true, isReliefRequested: true, lastResults: ['wrong_number'] } as const;
  expect(attentionOf(all)).toBe('promise_broken');
  expect(attentionOf({ ...all, isPromiseBroken: false })).toBe('relief_requested');
  expect(attentionOf({ ...all, isPromiseBroken: false, isReliefRequested: false })).toBe('wrong_number');
});

test('three contacts in a row without an answer need attention, two do not', () => {
  const unanswered = (...lastResults: ('no_answer' | 'reached')[]) => attentionOf({ ...normal, lastResults });
  expect(unanswered('no_answer', 'no_answer', 'no_answer')).toBe('no_answer');
  expect(unanswered('no_answer', 'no_answer')).toBeNull();
  expect(unanswered('no_answer', 'no_answer', 'reached')).toBeNull();
});
