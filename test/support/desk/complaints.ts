import type { TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';

let complaints = 0;

/** A complaint about goods, with words of its own. */
export function visitorComplaint(given: Partial<BodyOf<'submitComplaint'>> = {}): BodyOf<'submitComplaint'> {
  complaints += 1;
  return {
    kind: 'goods',
    text: `The fridge does not cool. ${complaints}`,
    aboutName: null,
    receiptNumber: null,
    gender: 'female',
    isNameHidden: false,
    fullName: 'Sidra Munir',
    phoneNumber: '0300-0000346',
    branchCode: null,
    ...given,
  };
}

/** The same at the desk. */
export function takenDown(given: Partial<BodyOf<'enterComplaint'>> = {}): BodyOf<'enterComplaint'> {
  const { branchCode: _, ...form } = visitorComplaint();
  return { ...form, source: 'desk', language: 'ur', customerId: null, ...given };
}

/** The id of a complaint, by its code. */
export async function idOfCode({ context }: TestApi, code: string): Promise<string> {
  const { rows } = await context.pool.query('SELECT id FROM complaints WHERE tracking_code = $1', [code]);
  return rows[0].id;
}

/** Takes a complaint down at the desk, and returns its id. */
export async function addComplaint(
  testApi: TestApi,
  as: Session,
  given: Partial<BodyOf<'enterComplaint'>> = {},
): Promise<string> {
  return idOfCode(testApi, (await testApi.call('enterComplaint', { as, body: takenDown(given) })).code);
}

/** Answers a complaint. */
export const answered = (testApi: TestApi, as: Session, id: string, answer = 'A new one comes tomorrow.') =>
  testApi.call('answerComplaint', { as, params: { id }, body: { answer } });
