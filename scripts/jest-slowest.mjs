// A reporter that ends a run with its ten slowest files: npm run test:slowest.
import { relative } from 'node:path';

export default class SlowestFiles {
  #rootDir;

  /** @param {{rootDir: string}} globalConfig */
  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  /** @param {unknown} _contexts @param {{testResults: {testFilePath: string, perfStats: {runtime: number}}[]}} results */
  onRunComplete(_contexts, { testResults }) {
    const slowest = testResults.toSorted((a, b) => b.perfStats.runtime - a.perfStats.runtime).slice(0, 10);
    const lines = slowest.map(
      ({ testFilePath, perfStats }) =>
        `${(perfStats.runtime / 1000).toFixed(1).padStart(6)} s  ${relative(this.#rootDir, testFilePath)}`,
    );
    process.stderr.write(`\nThe slowest files:\n${lines.join('\n')}\n`);
  }
}
