import type { ChangeAnswer } from './relay.ts';

/**
 * Removes these fields from every build in the answers, like a service that reports less (docs/api.md, "Build
 * record").
 */
export function withoutFields(fields: readonly string[]): ChangeAnswer {
  const change = (build: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(build).filter(([key]) => !fields.includes(key)));
  return ({ body }) => {
    const { build, builds } = body as { build?: Record<string, unknown>; builds?: Record<string, unknown>[] };
    return {
      ...(body as object),
      ...(build ? { build: change(build) } : {}),
      ...(builds ? { builds: builds.map(change) } : {}),
    };
  };
}
