import { existsSync } from 'node:fs';

const major = Number(process.versions.node.split('.')[0]);
if (!existsSync(new URL('../node_modules', import.meta.url))) {
  stop('The dependencies are not installed: run "npm ci" first.');
}
if (major < 24) {
  stop(
    `Node ${process.version} is running this script; Node 24 or newer is needed. Run it through npm (the lock file carries a Node 24 for linux-x64 and linux-arm64, unless optional dependencies were left out), or install Node 24.`,
  );
}

/** @param {string} why */
function stop(why) {
  console.error(why);
  process.exit(1);
}
