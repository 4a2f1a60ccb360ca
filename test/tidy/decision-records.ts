import type { Document } from './document-links.ts';

const folder = 'docs/decisions/';
const index = `${folder}README.md`;
const wordsMax = 400;
const parts = ['**Context.**', '**Decision.**', '**Consequences.**'];

interface DecisionRecord extends Document {
  readonly name: string;
  /** From the name of the file. */
  readonly number: number;
}

function recordsOf(documents: readonly Document[]): DecisionRecord[] {
  return documents
    .filter(({ path }) => path.startsWith(folder) && path !== index)
    .map((document) => {
      const name = document.path.slice(folder.length);
      return { ...document, name, number: Number(name.slice(0, 4)) };
    })
    .toSorted((one, other) => one.number - other.number);
}

/** `0004-money-is-whole-rupees.md` for "Money is whole rupees". */
function nameOf(number: number, title: string): string {
  const words = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${String(number).padStart(4, '0')}-${words}.md`;
}

/** Records that are not numbered on, not named after their title, incomplete, too long or not in the index. */
export function recordFaultsOf(documents: readonly Document[]): string[] {
  const listed = documents.find(({ path }) => path === index)?.text ?? '';
  return recordsOf(documents).flatMap(({ name, number, text }, place) => {
    const [, headed = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
    const line = `| ${number} | [${title}](${name}) | `;
    const faults: readonly (readonly [boolean, string])[] = [
      [number !== place + 1, `should be number ${place + 1}`],
      [Number(headed) !== number, `has the number ${headed} in its heading`],
      [name !== nameOf(number, title), `should be named ${nameOf(number, title)}`],
      [!parts.every((part) => text.includes(part)), `needs ${parts.join(', ')}`],
      [text.split(/\s+/).length > wordsMax, `has more than ${wordsMax} words`],
      [
        !new RegExp(`^${RegExp.escape(line)}(accepted|replaced by) `, 'm').test(listed),
        'is not in the index',
      ],
    ];
    return faults.filter(([isFault]) => isFault).map(([, fault]) => `${name} ${fault}`);
  });
}

/** Mentions of a decision that has no record, and links that name one number and lead to another. */
export function wrongMentionsOf(files: readonly Document[]): string[] {
  const last = recordsOf(files).length;
  return files.flatMap(({ path, text }) => [
    ...[...text.matchAll(/\bdecisions? (\d+)/gi)]
      .filter(([, number]) => Number(number) < 1 || Number(number) > last)
      .map(([mention]) => `${path} mentions ${mention}`),
    ...[...text.matchAll(/\[decision (\d+)\]\(([^)]*)\)/gi)]
      .filter(([, number, target = '']) => !target.includes(`${String(number).padStart(4, '0')}-`))
      .map(([link]) => `${path} has ${link}`),
  ]);
}
