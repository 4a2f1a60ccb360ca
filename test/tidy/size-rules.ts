import { dirname } from 'node:path';
import { Visitor } from 'oxc-parser';
import { type Rule, testFile, tests } from './rule.ts';
import { lineOf, type SourceFile } from './source-tree.ts';

const fileLinesMax = 400;
const medianFileLinesMax = 90;
const functionLinesMax = 70;
/** A component is mostly markup, which is long but not deep. */
const componentLinesMax = 150;
const folderFilesMax = 25;

/** Beside its component, and shorter. */
const style = /\.css$/;

function linesOf({ text }: SourceFile): number {
  return text.trimEnd().split('\n').length;
}

/** Texts in two languages, sample data and what a tool writes are long without being complicated. */
const longByNature = [
  /\.messages\.ts$/,
  /\/sample-/,
  /\/lender-content\.ts$/,
  /\/seed-branch-list\.ts$/,
  /\/db\/tables\.ts$/,
];

const fileSize: Rule = {
  promise: `a file has at most ${fileLinesMax} lines`,
  of: [/./],
  except: longByNature,
  check: (files) =>
    files
      .filter((file) => linesOf(file) > fileLinesMax)
      .map((file) => `${file.path} has ${linesOf(file)} lines`),
  broken: { 'src/domain/a.ts': '//\n'.repeat(fileLinesMax + 1) },
};

const medianSize: Rule = {
  promise: `the median file has under ${medianFileLinesMax} lines`,
  of: [/^src\//],
  except: [...longByNature, testFile, style],
  check(files) {
    const sizes = files.map(linesOf).sort((a, b) => a - b);
    const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
    return median < medianFileLinesMax ? [] : [`the median file has ${median} lines`];
  },
  broken: { 'src/domain/a.ts': '//\n'.repeat(medianFileLinesMax) },
};

const functionSize: Rule = {
  promise: `a function has under ${functionLinesMax} lines, a component under ${componentLinesMax}`,
  of: [/./],
  except: tests,
  check: (files) =>
    files.flatMap((file) => {
      const found: string[] = [];
      const max = file.path.endsWith('.tsx') ? componentLinesMax : functionLinesMax;
      const measure = ({ start, end }: { start: number; end: number }) => {
        const lines = file.text.slice(start, end).split('\n').length;
        if (lines >= max) found.push(`${file.path}:${lineOf(file, start)} has a function of ${lines} lines`);
      };
      new Visitor({
        FunctionDeclaration: measure,
        FunctionExpression: measure,
        ArrowFunctionExpression: measure,
      }).visit(file.program);
      return found;
    }),
  broken: { 'src/domain/a.ts': `export function a() {${'\n'.repeat(functionLinesMax)}}` },
};

const folderSize: Rule = {
  promise: `a folder has under ${folderFilesMax} files besides tests`,
  of: [/./],
  except: [...tests, style],
  check(files) {
    const folders = Map.groupBy(files, ({ path }) => dirname(path));
    return [...folders]
      .filter(([, files]) => files.length >= folderFilesMax)
      .map(([folder, files]) => `${folder} has ${files.length} files`);
  },
  broken: Object.fromEntries(Array.from({ length: folderFilesMax }, (_, n) => [`src/domain/a${n}.ts`, ''])),
};

export const sizeRules: readonly Rule[] = [fileSize, medianSize, functionSize, folderSize];
