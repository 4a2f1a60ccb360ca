import type { BodyOf, Calls, DataOf } from '#test/support/calls/calls.ts';
import type { Bytes } from '#test/support/calls/raw-request.ts';
import type { Desk } from './lending.ts';

/** An entry as a test writes it. */
export interface Listed {
  readonly name: string;
  readonly father_name?: string;
  readonly cnic?: string;
  readonly reference?: string;
}

export const listBytes = (text: string): Bytes => new Uint8Array(Buffer.from(text));

/** A list of these people, as JSON. */
export const listOf = (people: readonly Listed[]): Bytes => listBytes(JSON.stringify(people));

/** Turns screening on or off, unless another test does at the same moment. */
export async function setScreening(
  testApi: Calls,
  { superadmin: as }: Pick<Desk, 'superadmin'>,
  isScreeningOn: boolean,
): Promise<void> {
  for (;;) {
    const { content, version } = await testApi.call('getScreeningRules', { as });
    if (content.isScreeningOn === isScreeningOn) return;
    await testApi.attempt('saveScreeningRules', { as, body: { content: { isScreeningOn }, version } });
  }
}

let lists = 0;

export function listBody(people: readonly Listed[], name = `List ${++lists}`): BodyOf<'addScreeningList'> {
  return { name, fileName: `${name}.json`, list: listOf(people) };
}

/** Adds a list of these people; a name of its own if none is given. */
export function addList(
  testApi: Calls,
  { superadmin: as }: Pick<Desk, 'superadmin'>,
  people: readonly Listed[],
  name?: string,
): Promise<DataOf<'addScreeningList'>> {
  return testApi.call('addScreeningList', { as, body: listBody(people, name) });
}

export type Match = DataOf<'listScreeningMatches'>['data'][number];

/** The matches of a person, decided ones too. */
export async function matchesOf(
  testApi: Calls,
  { superadmin: as }: Pick<Desk, 'superadmin'>,
  personId: string,
): Promise<Match[]> {
  const tabs = ['stops', 'looks', 'decided'] as const;
  const lists = await Promise.all(
    tabs.map((tab) => testApi.call('listScreeningMatches', { as, query: { tab } })),
  );
  return lists.flatMap(({ data }) => data).filter(({ person }) => person.id === personId);
}

/** The decision about a match, over the state that it has unless another is given. */
export function decision(decided: 'cleared' | 'confirmed', shown: Match['state'] = 'open') {
  return { decision: decided, reason: 'Born in another year', shown };
}

/** The particulars of a man with his father's name. */
export function sonOf(fullName: string, fatherName: string) {
  return {
    fullName: { own: fullName },
    relative: 'father' as const,
    relativeName: { own: fatherName },
    gender: 'male' as const,
  };
}
