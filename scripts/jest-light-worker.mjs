// Runs in the processes that jest-light-runner.mjs starts.
export {
  default as runTestFile,
  setWorkerData as setup,
} from '../node_modules/jest-light-runner/src/worker-runner.js';

process.on('disconnect', () => process.exit());
