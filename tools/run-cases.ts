import { readFile } from 'node:fs/promises';
import { numericCasesFile, runNumericCase } from './numeric-cases.ts';

/** `npm run cases -- FILE`: one line per failing case and, last, how many passed and failed. Exit code 1 unless all pass. */
async function runCases(path: string | undefined): Promise<boolean> {
  if (path === undefined) return complain('Name the file of numeric cases: npm run cases -- FILE');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text !== 'string') return complain(`${path} can't be read: ${text.message}`);
  const json = parseJson(text);
  if (json instanceof Error) return complain(`${path} is not JSON: ${json.message}`);
  const file = numericCasesFile.safeParse(json);
  if (!file.success)
    return complain(`${path} holds no numeric cases: it needs a list "cases" with at least one in it.`);

  const outcomes = file.data.cases.map((input, index) => runNumericCase(input, index + 1));
  const failed = outcomes.filter(({ failure }) => failure !== null);
  for (const { id, failure } of failed) console.log(`${id}: ${failure}`);
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

function complain(sentence: string): false {
  console.error(sentence);
  return false;
}

if (!(await runCases(process.argv[2]))) process.exitCode = 1;
