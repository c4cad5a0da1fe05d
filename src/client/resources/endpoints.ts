import type { endpoints as Endpoints } from '../../contract/endpoints.ts';

/**
 * The endpoints, imported with the first call that needs them: a step that only starts a build needs none of these, and
 * their schemas would take a fifth of its time.
 */
export async function endpoints(): Promise<typeof Endpoints> {
  return (await import('../../contract/endpoints.ts')).endpoints;
}
