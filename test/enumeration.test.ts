import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { visitorComplaint } from '#test/support/desk/complaints.ts';
import { openDesk } from '#test/support/lending/lending.ts';
import { thorough } from '#test/support/runs/thorough.ts';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = /[^-]/g;

/** The codes that differ from a real one in one letter after its first. */
function neighborsOf(code: string): string[] {
  const places = [...code.matchAll(group)].map(({ index }) => index).slice(1);
  const others = thorough ? [...letters] : [...letters].filter((_, index) => index % 8 === 0);
  return places.flatMap((place) =>
    others
      .map((letter) => code.slice(0, place) + letter + code.slice(place + 1))
      .filter((neighbor) => neighbor !== code),
  );
}

/** From an address of its own, so that no limit answers in the place of the search. */
let guesses = 0;
const newAddress = () => {
  guesses += 1;
  return `198.51.${Math.floor(guesses / 250)}.${guesses % 250}`;
};

/** The answers to guesses, without what differs from one request to the next. */
async function answersTo(
  name: 'getTrackedComplaint' | 'getTrackedRequest',
  codes: readonly string[],
): Promise<Set<string>> {
  const answers = new Set<string>();
  for (const code of codes) {
    const response = await testApi.request(name, { params: { code }, address: newAddress() });
    const { requestId: _, ...body } = await response.json();
    answers.add(`${response.status} ${JSON.stringify(body)}`);
  }
  return answers;
}

test('no code beside a real one, no number and no code of another kind opens a complaint or a request, and all get one answer', async () => {
  const complaint = await testApi.call('submitComplaint', { body: visitorComplaint({ branchCode: 'SGD' }) });
  const body = { formType: 'contact_us', fullName: 'A', phoneNumber: '03001234567', address: 'B' } as const;
  const request = await testApi.call('submitContactForm', { body });
  const numbers = Array.from({ length: 20 }, (_, n) =>
    complaint.number.replace(/\d+$/, String(n).padStart(4, '0')),
  );
  const strangers = [...numbers, '0', "' OR 1=1 --", 'C-', 'A-'];

  const ofComplaints = [...neighborsOf(complaint.code), ...strangers, request.code];
  expect([...(await answersTo('getTrackedComplaint', ofComplaints))]).toEqual([
    expect.stringMatching(/^404 .*"code":"not_found"/),
  ]);
  const ofRequests = [...neighborsOf(request.code), ...strangers, complaint.code];
  expect([...(await answersTo('getTrackedRequest', ofRequests))]).toEqual([
    expect.stringMatching(/^404 .*"code":"not_found"/),
  ]);
  for (const [name, code] of [
    ['getTrackedComplaint', complaint.code],
    ['getTrackedRequest', request.code],
  ] as const)
    expect((await testApi.call(name, { params: { code } })).code).toBe(code);
});

test('an employee who goes through the numbers of another branch finds nothing', async () => {
  const { number } = await testApi.call('submitComplaint', { body: visitorComplaint({ branchCode: 'SGD' }) });
  const { employee: as } = await openDesk(testApi, 'LHE');
  for (let serial = 1; serial <= 20; serial += 1) {
    const guessed = number.replace(/\d+$/, String(serial).padStart(4, '0'));
    const { data } = await testApi.call('listComplaints', { as, query: { tab: 'all', number: guessed } });
    expect(data, guessed).toEqual([]);
  }
});
