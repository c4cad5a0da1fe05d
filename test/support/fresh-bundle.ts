import { isFresh } from '../../scripts/bundle/source-hash.ts';

const result = 'BUNDLE_IS_FRESH';

/** Looks once a run, before its tests; they find the result in their environment. */
export default function lookOnce(): void {
  process.env[result] = String(isFresh());
}

/** @throws if a test is about to start actions of other sources than those that it stands beside */
export function requireFreshBundle(): void {
  if (process.env[result] === undefined) lookOnce();
  if (process.env[result] !== 'true')
    throw new Error('dist/ was built from other sources. Run "npm run build".');
}
