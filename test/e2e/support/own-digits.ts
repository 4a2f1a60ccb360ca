/** The numbers that this worker has given out. */
let given = 0;

/** No worker gives out more in a run. */
const eachWorker = 10_000;

/** The last digits are unique in the run, and spread so that a search for one number does not find the next. */
const uniqueLength = 7;

/** Digits that no other test of this run has. Fewer than seven are random, for what need not be unique. */
export function ownDigits(length: number): string {
  const random = Array.from({ length }, () => Math.floor(Math.random() * 10)).join('');
  if (length < uniqueLength) return random;
  const nth = Number(process.env.TEST_WORKER_INDEX) * eachWorker + given++;
  const spread = (nth * 7_368_787 + 1_234_567) % 10 ** uniqueLength;
  return random.slice(uniqueLength) + String(spread).padStart(uniqueLength, '0');
}
