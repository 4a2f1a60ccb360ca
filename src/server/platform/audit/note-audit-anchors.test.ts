import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minuteMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { active, addCustomer, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { compareCopy, headLine, readChainNames } from './anchor-copy.ts';
import { anchorPlaceOf } from './anchor-place-of.ts';
import { readAuditAnchors } from './audit-anchors.ts';
import { type AnchorNoter, createAnchorNoter } from './note-audit-anchors.ts';
import { listAuditChains } from './verify-audit.ts';

let testApi: TestApi;
let desk: Desk;
let noter: AnchorNoter;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());
beforeEach(async () => {
  noter = createAnchorNoter(testApi.context);
  await noter.note();
});

const place = () => anchorPlaceOf(testApi.context.config);
const noted = () => readAuditAnchors(testApi.context.pool, place());
const countNoted = async () => (await noted()).anchors.length;
const record = () => addCustomer(testApi, desk);

describe('the ends of the chains are noted', () => {
  test('a minute after the last note, and only of chains that moved', async () => {
    const before = await countNoted();
    await record();
    await noter.noteIfDue();
    expect(await countNoted()).toBe(before);
    testApi.clock.advance(minuteMs);
    await noter.noteIfDue();
    expect(await countNoted()).toBe(before + 1);
    testApi.clock.advance(minuteMs);
    await noter.noteIfDue();
    expect(await countNoted()).toBe(before + 1);
  });

  test('sooner when 100 events are not noted', async () => {
    const before = await countNoted();
    for (let events = 1; events < 100; events += 1) await record();
    await noter.noteIfDue();
    expect(await countNoted()).toBe(before);
    await record();
    await noter.noteIfDue();
    expect(await countNoted()).toBe(before + 1);
  });

  test('once, by whichever of two servers comes first', async () => {
    const other = createAnchorNoter(testApi.context);
    await other.note();
    const before = await countNoted();
    await record();
    testApi.clock.advance(minuteMs);
    await Promise.all([noter.noteIfDue(), other.noteIfDue()]);
    await record();
    testApi.clock.advance(minuteMs);
    await Promise.all([other.noteIfDue(), noter.noteIfDue()]);
    const { anchors, damages } = await noted();
    expect(anchors).toHaveLength(before + 2);
    expect(damages).toEqual([]);
  });

  test('again by a server that finds them gone', async () => {
    await rm(join(testApi.context.config.dataDir, 'audit-anchors.jsonl'));
    await record();
    await noter.note();
    const { anchors, damages } = await noted();
    expect(new Set(anchors.map(({ chainId }) => chainId)).size).toBe(anchors.length);
    expect(damages).toEqual([]);
  });
});

describe('a copy of the anchors that was kept elsewhere', () => {
  const compare = (text: string) => compareCopy(testApi.context.pool, 'copy.txt', text);
  const anchorFile = () => readFile(join(testApi.context.config.dataDir, 'audit-anchors.jsonl'), 'utf8');

  async function mail(): Promise<string> {
    const names = await readChainNames(testApi.context.pool);
    const client = await testApi.context.pool.connect();
    const chains = await listAuditChains(client);
    client.release();
    return chains
      .map(({ chainId, lastPosition, lastHash }) =>
        headLine(names.get(chainId) ?? '', lastPosition, lastHash),
      )
      .join('\r\n');
  }

  test('is read from a part of the file, from the log and from mails, also answered ones', async () => {
    await active(testApi, desk);
    await noter.note();
    const lines = (await anchorFile()).split('\n').filter((line) => line !== '');
    expect(await compare(lines.slice(1).join('\n'))).toEqual({ heads: lines.length - 1, differences: [] });
    const logged = JSON.stringify({
      level: 30,
      heads: (await noted()).anchors,
      msg: 'the audit chains end here',
    });
    expect(await compare(logged)).toEqual({ heads: lines.length, differences: [] });
    const text = await mail();
    const heads = text.split('\r\n').length;
    expect(await compare(`Assalam-o-alaikum,\r\n\r\n${text}\r\n`)).toEqual({ heads, differences: [] });
    const answered = text.replaceAll(/^/gm, '> ').replaceAll(/(\d) ([0-9a-f]{64})/g, '$1\r\n> $2');
    expect(await compare(answered)).toEqual({ heads, differences: [] });
  });

  test('names each head that the chains do not have', async () => {
    const text = (await mail()).replace(/(SGD \d+ )[0-9a-f]{64}/, `$1${'0'.repeat(64)}`);
    const { differences } = await compare(`${text}\nSGD 99999 ${'1'.repeat(64)}\nQQQ 1 ${'2'.repeat(64)}`);
    expect(differences).toEqual([
      'copy.txt: the books have no branch QQQ',
      expect.stringMatching(/^audit chain .*: event \d+ is not the one that was noted in copy.txt$/),
      expect.stringMatching(/^audit chain .*: event 99999 is not the one that was noted in copy.txt$/),
    ]);
  });

  test('is none if it has no head', async () => {
    expect(await compare('Dear Sir, SGD 4711 is fine.')).toEqual({ heads: 0, differences: [] });
  });
});
