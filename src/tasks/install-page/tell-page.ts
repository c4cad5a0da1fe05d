import type { InstallPageReport } from '../../core/report/report.ts';
import type { Log } from '../../runner/runner.ts';
import type { IfNoArtefacts } from '../artefacts/none-matching.ts';

const title = 'No install page';

/**
 * Tells in the log how writing the install page went.
 *
 * @param ifNoArtefacts for a page without an app; `ignore` where the missing artefacts have been told already
 * @returns whether the step may still succeed
 */
export function tellInstallPage(
  log: Log,
  { page, ifNoArtefacts }: { page: InstallPageReport | undefined; ifNoArtefacts: IfNoArtefacts },
): boolean {
  switch (page?.kind) {
    case undefined:
      return true;
    case 'written':
      log.info(`📲 Install page → ${page.file}`);
      return true;
    case 'failed':
      log.error(page.reason, { title });
      return false;
    case 'empty': {
      const text =
        'No install page was written: none of the artefacts is an app, which is an .apk, .ipa, .aab or .app.';
      if (ifNoArtefacts === 'warn') log.warning(text, { title });
      if (ifNoArtefacts === 'error') log.error(text, { title });
      return ifNoArtefacts !== 'error';
    }
  }
}

/** The output `installPage`: the file of the page, or nothing where there is none. */
export function pageFile(page: InstallPageReport | undefined): string {
  return page?.kind === 'written' ? page.file : '';
}
