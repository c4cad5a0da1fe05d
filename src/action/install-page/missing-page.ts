import type { Reaction } from '../inputs/parsers.ts';
import type { InstallPageReport } from '../report/report.ts';
import type { Annotation } from '../runner/runner.ts';

const title = 'No install page';

/**
 * Why there is no install page, where one was asked for.
 *
 * @param ifNoArtefacts for a page without an app; `ignore` where the missing artefacts are told already
 */
export function missingPage(page: InstallPageReport | undefined, ifNoArtefacts: Reaction): Annotation[] {
  switch (page?.kind) {
    case undefined:
    case 'written':
      return [];
    case 'failed':
      return [{ kind: 'error', title, message: page.reason }];
    case 'empty': {
      if (ifNoArtefacts === 'ignore') return [];
      const message =
        'No install page was written: none of the artefacts is an app, which is an .apk, .ipa, .aab or .app.';
      return [{ kind: ifNoArtefacts === 'error' ? 'error' : 'warning', title, message }];
    }
  }
}

/** The output `installPage`: the file of the page, or nothing where there is none. */
export function pageFile(page: InstallPageReport | undefined): string {
  return page?.kind === 'written' ? page.file : '';
}
