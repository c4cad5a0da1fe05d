import { z } from 'zod';

/** The processing states of App Store Connect, in the words of the newer API: the worst first. */
const statuses = ['failed', 'timeout', 'processing', 'pending', 'initiated', 'finished'] as const;
export type AppStoreConnectStatus = (typeof statuses)[number];

/** An entry of `appStoreConnectTasks`. Only public code shows what it has (docs/hosted-service.md, "App Store Connect"). */
export const AppStoreConnectTask = z.looseObject({ name: z.string().optional(), status: z.string() });

/** Unlike in other lists, an unreadable task counts: skipping it would hide that App Store Connect has not finished. */
export const SeenAppStoreConnectTasks = z
  .array(z.unknown())
  .transform((tasks) =>
    tasks.slice(0, 100).map((task) => statusNamed(AppStoreConnectTask.safeParse(task).data?.status)),
  );

/** A word that is not known, or no word at all, means that App Store Connect has not finished. */
function statusNamed(word: string | undefined): AppStoreConnectStatus {
  if (word === 'success' || word === 'succeeded') return 'finished';
  if (word === 'canceled' || word === 'cancelled') return 'failed';
  return statuses.find((status) => status === word) ?? 'processing';
}

/** Of several tasks, a failure counts most, then a running task; `undefined` without tasks. */
export function appStoreConnectStatusOf({
  appStoreConnectTasks,
}: {
  readonly appStoreConnectTasks?: readonly AppStoreConnectStatus[] | null | undefined;
}): AppStoreConnectStatus | undefined {
  return statuses.find((status) => appStoreConnectTasks?.includes(status));
}
