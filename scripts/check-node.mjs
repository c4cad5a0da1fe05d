import { existsSync } from 'node:fs';

const major = Number(process.versions.node.split('.')[0]);
if (!existsSync(new URL('../node_modules', import.meta.url))) {
  stop('The dependencies are not installed. Run "npm ci" first.');
}
if (major < 24) {
  stop(
    `Expected Node 24 or newer, but this is ${process.version}. Run the script with npm (on linux-x64 and linux-arm64, "npm ci" installs Node 24 as an optional dependency), or install Node 24.`,
  );
}

/** @param {string} why */
function stop(why) {
  console.error(why);
  process.exit(1);
}
