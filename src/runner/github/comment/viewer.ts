import { z } from 'zod';
import type { GitHub } from '../client.ts';

const answer = z.object({ data: z.object({ viewer: z.object({ login: z.string() }) }) });

/**
 * Whose token it is, such as `github-actions[bot]`. Asked of GraphQL, because REST's `GET /user` refuses the
 * workflow's own token.
 *
 * @throws GitHubFailure, or the signal's reason
 */
export async function viewerLogin({ octokit, graphqlUrl }: GitHub, signal?: AbortSignal): Promise<string> {
  const request = signal ? { signal } : {};
  const { data } = await octokit.request({
    method: 'POST',
    url: graphqlUrl,
    query: 'query { viewer { login } }',
    request,
  });
  return answer.parse(data).data.viewer.login;
}
