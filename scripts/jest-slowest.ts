/** A reporter that ends a run with its ten slowest files: `npm run test:slowest`. */
import { relative } from 'node:path';

interface FileResult {
  readonly testFilePath: string;
  readonly perfStats: { readonly runtime: number };
}

export default class SlowestFiles {
  readonly #rootDir: string;

  constructor({ rootDir }: { readonly rootDir: string }) {
    this.#rootDir = rootDir;
  }

  onRunComplete(_contexts: unknown, { testResults }: { readonly testResults: readonly FileResult[] }): void {
    const lines = slowestFiles(testResults, this.#rootDir);
    process.stderr.write(`\nThe slowest files:\n${lines.join('\n')}\n`);
  }
}

/** One line for each of the ten slowest files, the slowest first. */
export function slowestFiles(results: readonly FileResult[], rootDir: string): readonly string[] {
  return results
    .toSorted((a, b) => b.perfStats.runtime - a.perfStats.runtime)
    .slice(0, 10)
    .map(({ testFilePath, perfStats }) => {
      const seconds = (perfStats.runtime / 1000).toFixed(1);
      return `${seconds.padStart(6)} s  ${relative(rootDir, testFilePath)}`;
    });
}
