import { type Action, runAction } from './run-action.ts';

/**
 * Loads the code of one action. These imports are in a chunk that already has what all actions share, so the bundler does
 * not repeat that in the chunk of each action.
 */
const load = {
  apps: async () => (await import('../action/apps/run.ts')).apps,
  artifacts: async () => (await import('../action/artefacts/action/run.ts')).artifacts,
  build: async () => (await import('../action/start/run.ts')).build,
  buildPost: async () => (await import('../action/start/post.ts')).buildPost,
  caches: async () => (await import('../action/caches/run.ts')).caches,
  cancel: async () => (await import('../action/cancel/run.ts')).cancel,
  release: async () => (await import('../action/release/run.ts')).release,
  removeQrCodes: async () => (await import('../action/remove-qr-codes/run.ts')).removeQrCodes,
  service: async () => (await import('./service-action.ts')).serviceAction,
  servicePost: async () => (await import('../action/service/post.ts')).servicePost,
  team: async () => (await import('../action/team/run.ts')).team,
  wait: async () => (await import('../action/wait/run.ts')).wait,
} satisfies Readonly<Record<string, () => Promise<Action>>>;

export type ActionName = keyof typeof load;

/** Runs an action by its name. */
export async function run(name: ActionName): Promise<void> {
  await runAction(await load[name]());
}
