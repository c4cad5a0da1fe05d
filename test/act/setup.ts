import { spawnSync } from 'node:child_process';
import lookOnce from '../support/fresh-bundle.ts';

const version = '0.2.89';

/** The path of act: `ACT`, or `act` in `PATH`. */
export const actFile = process.env.ACT ?? 'act';

/** Runs once before the tests. @throws with the command that installs act if it is missing or another version */
export default function setUp(): void {
  lookOnce();
  const { stdout, status } = spawnSync(actFile, ['--version'], { encoding: 'utf8' });
  if (status === 0 && stdout.trim() === `act version ${version}`) return;
  throw new Error(
    `These tests need act ${version}, but ${actFile} is ${stdout?.trim() || 'missing'}. Install it with ` +
      `"go install github.com/nektos/act@v${version}" and add it to PATH, or set ACT to its path.`,
  );
}
