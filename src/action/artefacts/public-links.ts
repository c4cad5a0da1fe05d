import type { Client } from '../../client/client.ts';
import { withTimeout } from '../../clock.ts';
import { messageOf } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import type { ReportedArtefact } from '../report/report.ts';
import { publicAddress } from '../text/addresses.ts';

type LinkContext = Pick<ActionContext, 'clock' | 'limits' | 'runner'> & { readonly client: Client };

/**
 * Creates a public link for each artefact. If one cannot be created, a warning says so and the artefact stays without it.
 * In a public repository, everybody can read log, summary and comment, and use their links, so a notice says that.
 *
 * @param expiry how long the links are valid, in milliseconds
 * @throws Cancelled
 */
export async function withPublicLinks<Artefact extends ReportedArtefact>(
  context: LinkContext,
  { artefacts, expiry }: { artefacts: readonly Artefact[]; expiry: number },
): Promise<Artefact[]> {
  const expiresAt = Math.floor((context.clock.now() + expiry) / 1000);
  const linked = await Promise.all(artefacts.map((artefact) => withLink(context, artefact, expiresAt)));
  const { run, log } = context.runner;
  if (run.event.repository.isPublic && linked.some(({ publicUrl }) => publicUrl))
    log.notice('This repository is public: anyone can use the links and QR codes until they expire.');
  return linked;
}

async function withLink<Artefact extends ReportedArtefact>(
  { client, clock, limits, runner }: LinkContext,
  artefact: Artefact,
  expiresAt: number,
): Promise<Artefact> {
  const { name, url } = artefact;
  // All links together get the time of one operation, however many there are and whatever fails.
  const limit = { clock, ms: limits.retryBudgetMs, signal: runner.cancelled };
  let why =
    "The service returned a link that doesn't start with https://, or that contains a user name or a line break.";
  try {
    const link = await withTimeout(limit, (signal) =>
      client.artefacts.createPublicUrl({ url, expiresAt }, { signal }),
    );
    // Workflows use it as `environment: url:`.
    const publicUrl = publicAddress(link.url);
    // The service may shorten the life of a link.
    const until = link.expiresAt ?? new Date(expiresAt * 1000).toISOString();
    if (publicUrl) return { ...artefact, publicUrl, expiresAt: until };
  } catch (error) {
    runner.cancelled.throwIfAborted();
    why = messageOf(error);
  }
  runner.log.warning(`No public link for ${name}: ${why}`);
  return artefact;
}
