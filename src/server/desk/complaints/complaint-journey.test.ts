import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { languages } from '#domain/language.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { answered, idOfCode, visitorComplaint } from '#test/support/desk/complaints.ts';
import { escalatingComplaints } from './escalate-complaints.ts';

let testApi: TestApi;
let employee: string;
let executive: string;
let executiveId: string;
beforeAll(async () => {
  testApi = await createTestApi();
  employee = (await testApi.addUser('employee', 'SGD')).email;
  const person = await testApi.addUser('superadmin');
  executive = person.email;
  executiveId = person.id;
  const as = await testApi.signIn(executive);
  const { content, version } = await testApi.call('getComplaintRules', { as });
  await testApi.call('saveComplaintRules', { as, body: { content: { ...content, executiveId }, version } });
});
afterAll(() => testApi.close());

const escalate = () => escalatingComplaints.run(testApi.context, new AbortController().signal);

test.each(languages)(
  'a complaint from the site in %s is late once, answered by the executive, opened again once, and answered for good',
  async (language) => {
    const { code } = await testApi.call('submitComplaint', {
      headers: { 'Accept-Language': language },
      body: visitorComplaint({ branchCode: 'SGD', text: `The fridge is loud, ${language}` }),
    });
    const id = await idOfCode(testApi, code);
    const tracked = () => testApi.call('getTrackedComplaint', { params: { code } });
    const read = (as: Session) => testApi.call('getComplaint', { as, params: { id } });
    await testApi.call('takeComplaint', { as: await testApi.signIn(employee), params: { id } });
    expect(await tracked()).toMatchObject({ language, status: 'looked_into', handledBy: 'branch' });

    testApi.clock.advance(21 * dayMs);
    await escalate();
    await escalate();
    expect(await tracked()).toMatchObject({ handledBy: 'head_office', escalatedAt: expect.any(String) });
    // Sessions ended meanwhile.
    const as = await testApi.signIn(executive);
    expect((await read(as)).handler?.id).toBe(executiveId);

    await answered(testApi, as, id, 'A new fridge comes tomorrow.');
    expect(await tracked()).toMatchObject({ status: 'answered', mayReopen: true });
    const words = { params: { code }, body: { words: 'Nothing came.' } };
    await testApi.call('reopenComplaint', words);
    expect(await tracked()).toMatchObject({ status: 'looked_into', mayReopen: false });
    await answered(testApi, as, id, 'It stands in your kitchen.');

    const end = await tracked();
    expect(end.answers.map(({ text }) => text)).toEqual([
      'A new fridge comes tomorrow.',
      'It stands in your kitchen.',
    ]);
    expect(
      await testApi.attempt('reopenComplaint', { params: { code }, body: { words: 'Once more.' } }),
    ).toMatchObject({ code: 'complaint_reopened_before' });
    const kinds = (await read(as)).events.map(({ kind }) => kind);
    for (const once of ['escalated', 'reopened'] as const)
      expect(
        kinds.filter((kind) => kind === once),
        once,
      ).toHaveLength(1);
  },
);
