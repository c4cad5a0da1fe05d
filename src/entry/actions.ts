import { type Action, runAction } from './run-action.ts';

/**
 * Loads the code of one action. These imports are in a chunk that already has what all actions share, so the bundler does
 * not repeat that in the chunk of each action.
 */
const load = {
  apps: async () => (await import('../actions/apps/run.ts')).apps,
  artifacts: async () => (await import('../actions/artifacts/run.ts')).artifacts,
  build: async () => (await import('../actions/start/run.ts')).build,
  buildPost: async () => (await import('../actions/start/post.ts')).buildPost,
  caches: async () => (await import('../actions/caches/run.ts')).caches,
  cancel: async () => (await import('../actions/cancel/run.ts')).cancel,
  release: async () => (await import('../actions/release/run.ts')).release,
  removeQrCodes: async () => (await import('../actions/remove-qr-codes/run.ts')).removeQrCodes,
  service: async () => (await import('./service-action.ts')).serviceAction,
  servicePost: async () => (await import('../actions/service/post.ts')).servicePost,
  team: async () => (await import('../actions/team/run.ts')).team,
  wait: async () => (await import('../actions/wait/run.ts')).wait,
} satisfies Readonly<Record<string, () => Promise<Action>>>;

export type ActionName = keyof typeof load;

/** Runs an action by its name. */
export async function run(name: ActionName): Promise<void> {
  await runAction(await load[name]());
}
