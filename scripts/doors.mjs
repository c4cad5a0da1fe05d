// The doors of dist/: the file that an action.yml names, and the function of the toolkit that it calls.
export const doors = {
  'index.js': 'build',
  'post.js': 'buildPost',
  'apps/index.js': 'apps',
  'caches/index.js': 'caches',
  'cancel/index.js': 'cancel',
  'release/index.js': 'release',
  'remove-qr-codes/index.js': 'removeQrCodes',
  'service/index.js': 'service',
  'service/post.js': 'servicePost',
  'service/process.js': 'serviceProcess',
  'team/index.js': 'team',
};
