import type { Pool } from 'pg';
import { type ChainHead, headDifferences } from './audit-anchors.ts';
import { lenderChain } from './record-audit-event.ts';

/** The chain of the lender as a whole, as the daily mail calls it. A branch's has its code, which is three letters. */
const lenderName = 'LENDER';

/** A head as a line of text: `SGD 4711 9f86…`. */
export function headLine(name: string, position: number, hash: string): string {
  return `${name} ${position} ${hash}`;
}

/** As lines of the anchors and of the log have a head. */
const noted = /"chainId":"([0-9a-f-]{36})","position":(\d+),"hash":"([0-9a-f]{64})"/g;

/** As the daily mail has one. Programs for mail break lines and put signs before them. */
const mailed = new RegExp(`\\b([A-Z]{3}|${lenderName})[\\s>]+(\\d+)[\\s>]+([0-9a-f]{64})\\b`, 'g');

const findChains = `
  SELECT id, code FROM branches UNION ALL SELECT '${lenderChain}', '${lenderName}'`;

/** The name of each chain in the daily mail, by its id. */
export async function readChainNames(pool: Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ id: string; code: string }>(findChains);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

export interface ComparedCopy {
  /** The heads in the copy; 0 means that it is no copy of the anchors. */
  readonly heads: number;
  readonly differences: readonly string[];
}

/**
 * Compares the chains with a copy of the anchors that was kept elsewhere: a part of their file, the log of the server, or mails.
 * The name of the copy says in each difference where it was noted.
 */
export async function compareCopy(pool: Pool, name: string, text: string): Promise<ComparedCopy> {
  const names = await readChainNames(pool);
  const idOf = new Map([...names].map(([id, code]) => [code, id]));
  const mails = [...text.matchAll(mailed)].map(([, code = '', position, hash = '']) => ({
    ...{ code, chainId: idOf.get(code), position: Number(position), hash },
  }));
  const heads: ChainHead[] = [
    ...[...text.matchAll(noted)].map(([, chainId = '', position, hash = '']) => ({
      ...{ chainId, position: Number(position), hash },
    })),
    ...mails.flatMap(({ chainId, position, hash }) =>
      chainId === undefined ? [] : { chainId, position, hash },
    ),
  ];
  const unknown = new Set(mails.flatMap(({ code, chainId }) => (chainId === undefined ? code : [])));
  return {
    heads: heads.length + unknown.size,
    differences: [
      ...[...unknown].map((code) => `${name}: the books have no branch ${code}`),
      ...(await headDifferences(pool, heads, () => `in ${name}`)),
    ],
  };
}
