import type { SeenBuild } from './build.ts';

/** The workflow's ID, in either of the two fields. */
export function workflowIdOf(build: SeenBuild): string | undefined {
  return build.workflowId ?? build.fileWorkflowId ?? undefined;
}
