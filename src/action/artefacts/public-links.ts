import type { Client } from '../../client/client.ts';
import { withTimeout } from '../../clock.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { ActionContext } from '../context.ts';
import type { ReportedArtefact } from '../report/report.ts';
import type { Runner } from '../runner/runner.ts';
import { publicAddress } from '../text/addresses.ts';

/** The service's link must not become an output: workflows use it as `environment: url:`. */
class UnsafeLink extends UserError {
  constructor() {
    super(
      "The service returned a link that doesn't start with https://, or that contains a user name or a line break.",
    );
  }
}

type LinkContext = Pick<ActionContext, 'clock' | 'limits' | 'runner'> & { readonly client: Client };

/**
 * Creates a public link for each artefact. If one cannot be created, a warning says so and the artefact stays without it.
 *
 * @param expiry how long the links are valid, in milliseconds
 * @throws Cancelled
 */
export async function withPublicLinks<Artefact extends ReportedArtefact>(
  context: LinkContext,
  { artefacts, expiry }: { artefacts: readonly Artefact[]; expiry: number },
): Promise<Artefact[]> {
  const { clock, limits, runner } = context;
  const expiresAt = Math.floor((clock.now() + expiry) / 1000);
  // All links together get the time of one operation, however many there are and whatever fails.
  const limit = { clock, ms: limits.retryBudgetMs, signal: runner.cancelled };
  return Promise.all(
    artefacts.map((artefact) =>
      withTimeout(limit, (signal) => withLink(context, { artefact, expiresAt, signal })),
    ),
  );
}

async function withLink<Artefact extends ReportedArtefact>(
  { client, runner }: LinkContext,
  { artefact, expiresAt, signal }: { artefact: Artefact; expiresAt: number; signal: AbortSignal },
): Promise<Artefact> {
  try {
    const link = await client.artefacts.createPublicUrl({ url: artefact.url, expiresAt }, { signal });
    const publicUrl = publicAddress(link.url);
    if (!publicUrl) throw new UnsafeLink();
    // The service may shorten the life of a link.
    const until = link.expiresAt ?? new Date(expiresAt * 1000).toISOString();
    return { ...artefact, publicUrl, expiresAt: until };
  } catch (error) {
    runner.cancelled.throwIfAborted();
    runner.log.warning(`No public link for ${artefact.name}: ${messageOf(error)}`);
    return artefact;
  }
}

/**
 * Logs a notice in a public repository: everybody can read the log, the summary and the comment, and use their links.
 */
export function noteThatLinksArePublic(runner: Runner, artefacts: readonly ReportedArtefact[]): void {
  const { isPublic } = runner.run.event.repository;
  if (isPublic && artefacts.some(({ publicUrl }) => publicUrl))
    runner.log.notice('This repository is public: anyone can use the links and QR codes until they expire.');
}
