import { z } from 'zod';

/** How App Store Connect gets on with a build, in the words of the newer API. */
export const appStoreConnectStatuses = [
  'initiated',
  'pending',
  'processing',
  'finished',
  'timeout',
  'failed',
] as const;
export type AppStoreConnectStatus = (typeof appStoreConnectStatuses)[number];

/** An entry of `appStoreConnectTasks`. Only public code shows what it has (docs/hosted-service.md, "App Store Connect"). */
export const AppStoreConnectTask = z.looseObject({ name: z.string().optional(), status: z.string() });
export type AppStoreConnectTask = z.infer<typeof AppStoreConnectTask>;

/** Unlike in other lists, an unreadable task counts: to skip it would hide that App Store Connect is not done. */
export const SeenAppStoreConnectTasks = z
  .array(z.unknown())
  .transform((tasks) =>
    tasks.slice(0, 100).map((task) => statusNamed(AppStoreConnectTask.safeParse(task).data?.status)),
  );

export const SeenAppStoreConnectStatus = z.unknown().transform(statusNamed);

/** A word that is not known, or no word at all, means that App Store Connect has not finished. */
function statusNamed(word: unknown): AppStoreConnectStatus {
  if (word === 'success' || word === 'succeeded') return 'finished';
  if (word === 'canceled' || word === 'cancelled') return 'failed';
  return appStoreConnectStatuses.find((status) => status === word) ?? 'processing';
}

/**
 * How App Store Connect gets on with a build. Of several tasks, a failure counts most, then a task that goes on; `undefined`
 * while there are no tasks.
 */
export function appStoreConnectStatusOf({
  appStoreConnectTasks,
  app_store_connect_status: ownStatus,
}: {
  readonly appStoreConnectTasks?: readonly AppStoreConnectStatus[] | null | undefined;
  readonly app_store_connect_status?: AppStoreConnectStatus | null | undefined;
}): AppStoreConnectStatus | undefined {
  const fromWorst = ['failed', 'timeout', 'processing', 'pending', 'initiated', 'finished'] as const;
  const statuses = [...(appStoreConnectTasks ?? []), ...(ownStatus ? [ownStatus] : [])];
  return fromWorst.find((status) => statuses.includes(status));
}
