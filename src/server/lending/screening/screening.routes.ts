import type { screeningEndpoints } from '#contract/lending/screening/screening.ts';
import type { screeningStateEndpoints } from '#contract/lending/screening/screening-state.ts';
import { invariant } from '#domain/invariant.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { addList } from './add-list.ts';
import { decideMatch } from './decide-match.ts';
import { endList } from './end-list.ts';
import { isScreeningOn, requireScreening } from './lists-in-force.ts';
import {
  countOpenMatches,
  listLists,
  listMatches,
  listRuns,
  readList,
  readMatch,
  readRun,
} from './screening.queries.ts';
import { listView, matchInListView, matchView, runView } from './screening.view.ts';

export const screeningRoutes: Handlers<typeof screeningEndpoints & typeof screeningStateEndpoints> = {
  async getScreening({ context: { pool } }) {
    const isOn = await isScreeningOn(pool);
    const open = isOn ? await countOpenMatches(pool) : { openStops: 0, openLooks: 0 };
    return { data: { isOn, ...open } };
  },
  async listScreeningLists({ context: { pool }, input }) {
    await requireScreening(pool);
    const { rows, page } = await listLists(pool, input.query.cursor);
    return { data: rows.map(listView), page };
  },
  async addScreeningList(call) {
    const { listId, runId } = await addList(call);
    const { pool } = call.context;
    const [list, run] = await Promise.all([readList(pool, listId), readRun(pool, runId)]);
    invariant(list !== undefined && run !== undefined, 'a list that was added is there, and its run');
    return { data: { list: listView(list), run: runView(run) } };
  },
  async endScreeningList(call) {
    await endList(call);
    const list = await readList(call.context.pool, call.input.params.id);
    invariant(list !== undefined, 'a list that was ended is there');
    return { data: listView(list) };
  },
  async listScreeningMatches({ context: { pool }, input }) {
    await requireScreening(pool);
    const { rows, page } = await listMatches(pool, input.query.tab, input.query.cursor);
    return { data: rows.map(matchInListView), page };
  },
  async getScreeningMatch({ context, actor, input }) {
    await requireScreening(context.pool);
    return { data: await matchFor(context, input.params.id, actor.userId) };
  },
  async decideScreeningMatch(call) {
    await decideMatch(call);
    return { data: await matchFor(call.context, call.input.params.id, call.actor.userId) };
  },
  async listScreeningRuns({ context: { pool }, input }) {
    await requireScreening(pool);
    const { rows, page } = await listRuns(pool, input.query.cursor);
    return { data: rows.map(runView), page };
  },
};

async function matchFor({ pool }: AppContext, id: string, userId: string) {
  const match = await readMatch(pool, id, userId);
  if (match === undefined) throw new Refusal('not_found');
  return matchView(match);
}
