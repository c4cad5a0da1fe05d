import { withinTime } from '../../api/deadline.ts';
import type { ReportedArtefact } from '../../core/report.ts';
import { messageOf } from '../../errors.ts';
import type { Following } from './following.ts';

/**
 * Makes a public link for each artefact on the board. One that cannot be made is a warning, and the artefact stays
 * without it (DESIGN 2.5).
 *
 * @param expiry how long the links live, in milliseconds
 */
export async function makePublicLinks(following: Following, { expiry }: { expiry: number }): Promise<void> {
  const { board, clock, limits, runner } = following;
  // However many they are, and whatever goes wrong: together they get the time of one operation.
  const limit = { clock, ms: limits.retryBudgetMs, signal: runner.cancelled };
  const expiresAt = Math.floor((clock.now() + expiry) / 1000);
  await Promise.all(
    board.report.workflows.map(async (workflow) => {
      const linked = await Promise.all(
        workflow.artefacts.map((artefact) =>
          withinTime(limit, (signal) => withLink(following, { artefact, expiresAt, signal })),
        ),
      );
      board.updateWorkflow(workflow, (report) => ({ ...report, artefacts: linked }));
    }),
  );
  warnThePublic(following);
}

/** In a public repository everybody reads the summary and the comment, and so can use what they link to. */
function warnThePublic({ board, runner }: Following): void {
  const { repository } = runner.run.payload;
  const isPublic =
    typeof repository === 'object' &&
    repository !== null &&
    'private' in repository &&
    repository.private === false;
  if (
    isPublic &&
    board.report.workflows.some(({ artefacts }) => artefacts.some(({ publicUrl }) => publicUrl))
  )
    runner.log.notice(
      'This repository is public: everybody can use the links and QR codes until they expire.',
    );
}

async function withLink(
  { client, runner }: Following,
  { artefact, expiresAt, signal }: { artefact: ReportedArtefact; expiresAt: number; signal: AbortSignal },
): Promise<ReportedArtefact> {
  try {
    const link = await client.artefacts.createPublicUrl({ url: artefact.url, expiresAt }, { signal });
    // The service may shorten the life of a link: what it says is what holds.
    return {
      ...artefact,
      publicUrl: link.url,
      expiresAt: link.expiresAt ?? new Date(expiresAt * 1000).toISOString(),
    };
  } catch (error) {
    runner.cancelled.throwIfAborted();
    runner.log.warning(`No public link for ${artefact.name}: ${messageOf(error)}`);
    return artefact;
  }
}
