// Runs test files as jest-light-runner does, which takes half of jest's own CPU time, but in processes instead of threads: the
// more memory a process has, the longer it takes to start another one, and the tests start more than a thousand.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'jest-worker';
import { removeFolders } from '../src/service/folder-tree.ts';

export default class LightRunner {
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  async runTests(tests, _watcher, onStart, onResult, onFailure) {
    // Removed at the end: in some file systems, a new file costs much more after others were removed. Not named after tests,
    // because a build whose step's name has that word is `testing`.
    const folder = await mkdtemp(join(tmpdir(), 'run-'));
    process.env.TEST_RUN_FOLDER = folder;
    const numWorkers = Math.min(this.globalConfig.maxWorkers, tests.length);
    const worker = new Worker(fileURLToPath(import.meta.resolve('./jest-light-worker.mjs')), {
      numWorkers,
      setupArgs: [{ globalConfig: this.globalConfig, projectConfig: tests[0]?.context.config }],
    });
    worker.getStdout().pipe(process.stdout);
    worker.getStderr().pipe(process.stderr);
    const waiting = tests.values();
    const runWaiting = async () => {
      for (const test of waiting) {
        await onStart(test);
        await worker.runTestFile(test.path).then(
          (result) => onResult(test, result),
          (error) => onFailure(test, error),
        );
      }
    };
    await Promise.all(Array.from({ length: numWorkers }, runWaiting));
    await worker.end();
    await removeFolders([folder]);
  }
}
