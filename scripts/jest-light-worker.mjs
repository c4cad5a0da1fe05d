// What the processes of jest-light-runner.mjs do.
export {
  default as runTestFile,
  setWorkerData as setup,
} from '../node_modules/jest-light-runner/src/worker-runner.js';
