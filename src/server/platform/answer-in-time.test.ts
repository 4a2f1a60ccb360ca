import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerSecondsMax, createAnswerInTime } from './answer-in-time.ts';

const metrics = new Registry();
const warned: string[] = [];
const inTime = createAnswerInTime(metrics, { warn: (said: string) => warned.push(said) });

const lateCommands = async () =>
  (await metrics.getSingleMetric('http_commands_not_ended_total')?.get())?.values[0]?.value;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a command that ends in time is answered with its result or its refusal', async () => {
  expect(await inTime(Promise.resolve('recorded'))).toBe('recorded');
  await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
  expect(warned).toEqual([]);
});

test('a command that the database does not confirm is still running, goes on, and is counted', async () => {
  const { promise: command, resolve: confirm } = Promise.withResolvers<string>();
  const asked = inTime(command);
  const answered = expect(asked).rejects.toMatchObject({ code: 'still_running' });
  await vi.advanceTimersByTimeAsync(answerSecondsMax * 1000);
  await answered;
  confirm('recorded');
  expect(await command).toBe('recorded');
  expect(await lateCommands()).toBe(1);
  expect(warned).toHaveLength(1);
});

test('a command that fails after its answer ends nothing', async () => {
  const { promise: command, reject: fail } = Promise.withResolvers<string>();
  const answered = expect(inTime(command)).rejects.toMatchObject({ code: 'still_running' });
  await vi.advanceTimersByTimeAsync(answerSecondsMax * 1000);
  await answered;
  fail(new Error('the connection was lost'));
  await expect(command).rejects.toThrow('the connection was lost');
});
