const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Node ${process.version} is running this script; Node 24 or newer is needed. Run it through npm after "npm ci" (the lock file carries a Node 24 for linux-x64 and linux-arm64), or install Node 24.`,
  );
  process.exit(1);
}
