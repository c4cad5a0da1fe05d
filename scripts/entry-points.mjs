// The entry points in dist/: the file that an action.yml names, and the function of the toolkit that it calls.
export const entryPoints = {
  'index.js': 'build',
  'post.js': 'buildPost',
  'caches/index.js': 'caches',
  'cancel/index.js': 'cancel',
  'release/index.js': 'release',
  'remove-qr-codes/index.js': 'removeQrCodes',
  'apps/index.js': 'apps',
  'artifacts/index.js': 'artifacts',
  'service/index.js': 'service',
  'service/post.js': 'servicePost',
  'service/process.js': 'serviceProcess',
  'service/workflow-reader.js': 'workflowReader',
  'team/index.js': 'team',
  'wait/index.js': 'wait',
};
