// Loaded into a process with `--require`: at its end it writes the addresses of all modules that it has loaded, one a line,
// into the file that LOADED_MODULES_FILE names.
const { writeFileSync } = require('node:fs');
const { registerHooks } = require('node:module');

const loaded = [];
registerHooks({
  load(address, context, next) {
    loaded.push(address);
    return next(address, context);
  },
});
process.on('exit', () => writeFileSync(process.env.LOADED_MODULES_FILE, loaded.join('\n')));
