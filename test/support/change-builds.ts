import type { ChangeAnswer } from './relay.ts';

/**
 * Takes these fields away from every build that the service tells of, as one that tells less would (docs/api.md, "Build
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
