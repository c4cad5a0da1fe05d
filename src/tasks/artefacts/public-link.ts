import { withTimeout } from '../../api/http/time-limit.ts';
import { publicAddress } from '../../core/input/address.ts';
import type { ReportedArtefact } from '../../core/report/report.ts';
import { messageOf, UserError } from '../../errors.ts';
import type { Runner } from '../../runner/runner.ts';
import type { StepContext } from '../context/step-context.ts';

/** The service gave an address that must not become an output: it is meant for `environment: url:`. */
class UnsafeLink extends UserError {
  constructor() {
    super('The service gave an address that is not https://, or has a user name or a line break in it.');
  }
}

type Linking = Pick<StepContext, 'client' | 'clock' | 'limits' | 'runner'>;

/**
 * Makes public links for the first `limits.publicLinks` artefacts of a step. One that cannot be made is a warning, and
 * the artefact stays without it.
 *
 * @param expiry how long the links live, in milliseconds
 * @throws Cancelled
 */
export async function withPublicLinks(
  linking: Linking,
  { artefacts, expiry }: { artefacts: readonly ReportedArtefact[]; expiry: number },
): Promise<ReportedArtefact[]> {
  const { clock, limits, runner } = linking;
  const linked = artefacts.slice(0, limits.publicLinks);
  const others = artefacts.slice(limits.publicLinks);
  if (others.length > 0)
    runner.log.warning(
      `Public links are made for the first ${linked.length} of ${artefacts.length} artefacts. Choose those that need one with the input artefacts.`,
    );
  const expiresAt = Math.floor((clock.now() + expiry) / 1000);
  // However many they are, and whatever goes wrong: together they get the time of one operation.
  const limit = { clock, ms: limits.retryBudgetMs, signal: runner.cancelled };
  const done = await Promise.all(
    linked.map((artefact) =>
      withTimeout(limit, (signal) => withLink(linking, { artefact, expiresAt, signal })),
    ),
  );
  return [...done, ...others];
}

async function withLink(
  { client, runner }: Linking,
  { artefact, expiresAt, signal }: { artefact: ReportedArtefact; expiresAt: number; signal: AbortSignal },
): Promise<ReportedArtefact> {
  try {
    const link = await client.artefacts.createPublicUrl({ url: artefact.url, expiresAt }, { signal });
    const publicUrl = publicAddress(link.url);
    if (!publicUrl) throw new UnsafeLink();
    // The service may shorten the life of a link: what it says is what holds.
    const until = link.expiresAt ?? new Date(expiresAt * 1000).toISOString();
    return { ...artefact, publicUrl, expiresAt: until };
  } catch (error) {
    runner.cancelled.throwIfAborted();
    runner.log.warning(`No public link for ${artefact.name}: ${messageOf(error)}`);
    return artefact;
  }
}

/** In a public repository everybody reads the log, the summary and the comment, and so can use what they link to. */
export function warnThePublic(runner: Runner, artefacts: readonly ReportedArtefact[]): void {
  const { repository } = runner.run.payload;
  const isPublic =
    typeof repository === 'object' &&
    repository !== null &&
    'private' in repository &&
    repository.private === false;
  if (isPublic && artefacts.some(({ publicUrl }) => publicUrl))
    runner.log.notice(
      'This repository is public: everybody can use the links and QR codes until they expire.',
    );
}
