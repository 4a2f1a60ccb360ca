import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '#domain/language.ts';
import { type Look, walkDay, walkStops } from '../support/field-states.ts';
import { barriersOf, expect, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/page-overflow.ts';
import { sunlightFaultsOf } from '../support/sunlight-faults.ts';

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'qist-phone-'));
});
test.afterEach(async () => {
  for (const dir of [profile, `${profile}-copy`]) await rm(dir, { recursive: true, force: true });
});

const walks = { 'each state of a day': walkDay, 'each page that stops the work': walkStops };

for (const [name, walk] of Object.entries(walks))
  for (const language of languages)
    test(`${name} is read in the sun, pressed by a thumb and has no barrier, in ${language}`, async () => {
      const faults: string[] = [];
      const seen = new Set<string>();
      const look: Look = async (page, state) => {
        seen.add(state);
        const found = [
          ...(await sunlightFaultsOf(page)),
          ...(await barriersOf(page)),
          ...(await overflowOf(page)),
        ];
        faults.push(...found.map((fault) => `${state}: ${fault}`));
      };
      await walk(profile, language, look);
      expect(faults).toEqual([]);
      expect(seen.size).toBeGreaterThanOrEqual(8);
    });
