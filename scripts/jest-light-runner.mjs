// Runs test files as jest-light-runner does, which takes half of jest's own CPU time, but in processes instead of threads: the
// more memory a process has, the longer it takes to start another one, and the tests start more than a thousand.
// jest-light-runner can start processes itself, but they can lose messages as they start.
import { mkdtemp, rm } from 'node:fs/promises';
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
    // Removed at the end: in some file systems, a new file costs much more after others were removed. The name must not contain
    // the word `test`: the service treats a script whose name contains it as a test step.
    const folder = await mkdtemp(join(tmpdir(), 'run-'));
    process.env.TEST_RUN_FOLDER = folder;
    const numWorkers = Math.min(this.globalConfig.maxWorkers, tests.length);
    const worker = new Worker(fileURLToPath(import.meta.resolve('./jest-light-worker.mjs')), {
      numWorkers,
      exposedMethods: ['runTestFile'],
      setupArgs: [{ globalConfig: this.globalConfig, projectConfig: tests[0]?.context.config }],
      // A file whose process crashes has failed.
      maxRetries: 0,
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
    await rm(folder, { recursive: true, force: true })
      .catch(() => removeFolders([folder]))
      .catch((error) => console.warn(`${folder} could not be removed: ${error.message}`));
  }
}
