import { isFresh } from '../../scripts/bundle/source-hash.ts';

const result = 'BUNDLE_IS_FRESH';

/** Runs once before all tests, which read the result from their environment. */
export default function lookOnce(): void {
  process.env[result] = String(isFresh());
}

/** Whether `dist/` was built from these sources. */
export function bundleIsFresh(): boolean {
  if (process.env[result] === undefined) lookOnce();
  return process.env[result] === 'true';
}

/** @throws if a test is about to start actions that were built from other sources */
export function requireFreshBundle(): void {
  if (!bundleIsFresh()) throw new Error('dist/ was built from other sources. Run "npm run build".');
}
