import { isFresh } from '../../scripts/bundle/source-hash.ts';

const result = 'BUNDLE_IS_FRESH';

/** Looks once a run, before its tests; they find the result in their environment. */
export default function lookOnce(): void {
  process.env[result] = String(isFresh());
}

/** Whether `dist/` was built from these sources. */
export function bundleIsFresh(): boolean {
  if (process.env[result] === undefined) lookOnce();
  return process.env[result] === 'true';
}

/** @throws if a test is about to start actions of other sources than those that it stands beside */
export function requireFreshBundle(): void {
  if (!bundleIsFresh()) throw new Error('dist/ was built from other sources. Run "npm run build".');
}
