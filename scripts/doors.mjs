// The doors of dist/: the file that an action.yml names, and the function of the toolkit that it calls.
export const doors = {
  'index.js': 'build',
  'post.js': 'buildPost',
  'cancel/index.js': 'cancel',
  'caches/index.js': 'caches',
};
