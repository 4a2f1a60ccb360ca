import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { matchKinds, matchStates } from '#domain/lending/screening/match-kind.ts';
import { listFile } from './list-file.ts';

/** The formats of a list. */
export const listFormats = ['csv', 'json', 'xml'] as const;

/** An edition of a list. */
const screeningList = z.object({
  id: z.uuid(),
  name: z.string(),
  fileName: z.string(),
  format: z.enum(listFormats),
  /** The SHA-256 of the file, in hexadecimal digits. */
  hash: z.string(),
  /** The entries, each once; `repeated` rows said the same as another. */
  rows: z.number(),
  repeated: z.number(),
  addedAt: z.iso.datetime(),
  addedByName: spoken,
  /** Null while it is in force. */
  endedAt: z.nullable(z.iso.datetime()),
});
export type ScreeningList = z.output<typeof screeningList>;

/** The reasons of a run. */
export const runReasons = ['save', 'approval', 'list', 'start'] as const;

const screeningRun = z.object({
  id: z.uuid(),
  why: z.enum(runReasons),
  ranAt: z.iso.datetime(),
  /** Null for what the product did by itself. */
  ranByName: z.nullable(spoken),
  /** The names and hashes of the lists that were compared with. */
  lists: z.array(z.object({ name: z.string(), hash: z.string() })),
  checked: z.number(),
  found: z.number(),
  foundNew: z.number(),
});
export type ScreeningRun = z.output<typeof screeningRun>;

const matchFields = {
  id: z.uuid(),
  kind: z.enum(matchKinds),
  state: z.enum(matchStates),
  person: z.object({
    is: z.enum(['customer', 'guarantor']),
    id: z.uuid(),
    /** As on record now. */
    name: writtenText,
    city: z.nullable(spoken),
  }),
  listName: z.string(),
  entryName: z.string(),
  foundAt: z.iso.datetime(),
};

const matchInList = z.object(matchFields);
export type ScreeningMatchInList = z.output<typeof matchInList>;

const sideFields = {
  name: z.string(),
  fatherName: z.nullable(z.string()),
  cnicMasked: z.nullable(z.string()),
};

const screeningMatch = z.object({
  ...matchFields,
  /** Both sides as they were when the match was found. */
  own: z.object(sideFields),
  entry: z.object({ ...sideFields, reference: z.nullable(z.string()), line: z.number() }),
  /** True if the same person is on the edition of the list that is in force. */
  isListed: z.boolean(),
  /** False for a superadmin who is this person, vouches for them or shares their household. */
  mayDecide: z.boolean(),
  decisions: z.array(
    z.object({
      decision: z.enum(['cleared', 'confirmed']),
      reason: z.string(),
      decidedAt: z.iso.datetime(),
      decidedByName: spoken,
    }),
  ),
});
export type ScreeningMatch = z.output<typeof screeningMatch>;

export const screeningTabs = ['stops', 'looks', 'decided'] as const;
export type ScreeningTab = (typeof screeningTabs)[number];

const byId = z.object({ id: z.uuid() });

export const screeningEndpoints = {
  listScreeningLists: endpoint({
    method: 'GET',
    path: '/api/screening/lists',
    summary: 'The editions of the lists, the newest first',
    access: 'screening.manage',
    query: z.object(pageQuery),
    output: screeningList,
    answers: 'list',
    errors: ['screening_off', 'invalid_cursor'],
  }),
  addScreeningList: endpoint({
    method: 'POST',
    path: '/api/screening/lists',
    summary:
      'Adds a list, or a new edition in the place of the one with the same name, and compares everyone with it',
    access: 'screening.manage',
    body: {
      fields: z.object({
        name: requiredText(120, 'text_required'),
        fileName: requiredText(200, 'text_required'),
      }),
      files: { list: listFile },
    },
    output: z.object({ list: screeningList, run: screeningRun }),
    errors: ['screening_off', 'screening_list_in_force'],
  }),
  endScreeningList: endpoint({
    method: 'POST',
    path: '/api/screening/lists/:id/end',
    summary: 'Takes a list out of use; its matches and runs stay',
    access: 'screening.manage',
    params: byId,
    output: screeningList,
    errors: ['screening_off'],
  }),
  listScreeningMatches: endpoint({
    method: 'GET',
    path: '/api/screening/matches',
    summary: 'The matches of people with entries of lists: stops or looks that wait, or those decided',
    access: 'screening.manage',
    query: z.object({ ...pageQuery, tab: z.enum(screeningTabs) }),
    output: matchInList,
    answers: 'list',
    errors: ['screening_off', 'invalid_cursor'],
  }),
  getScreeningMatch: endpoint({
    method: 'GET',
    path: '/api/screening/matches/:id',
    summary: 'A match: the person and the entry beside each other, and what was decided',
    access: 'screening.manage',
    params: byId,
    output: screeningMatch,
    errors: ['screening_off'],
  }),
  decideScreeningMatch: endpoint({
    method: 'POST',
    path: '/api/screening/matches/:id/decisions',
    summary:
      'Clears a match, or confirms that it is the same person. A decision can be taken again, and all stay on record',
    access: 'screening.manage',
    params: byId,
    body: z.object({
      decision: z.enum(['cleared', 'confirmed']),
      reason: requiredText(1_000, 'reason_required'),
      /** The state that the decider saw. */
      shown: z.enum(matchStates),
    }),
    output: screeningMatch,
    errors: ['screening_off', 'changed_meanwhile', 'related_decider'],
  }),
  listScreeningRuns: endpoint({
    method: 'GET',
    path: '/api/screening/runs',
    summary: 'Each comparison of people with the lists, the newest first',
    access: 'screening.manage',
    query: z.object(pageQuery),
    output: screeningRun,
    answers: 'list',
    errors: ['screening_off', 'invalid_cursor'],
  }),
};
