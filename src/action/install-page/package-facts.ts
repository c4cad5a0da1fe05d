import type { PackageFacts } from '../../app-packages/package-facts.ts';
import type { ReportedArtefact } from '../report/report.ts';
import type { Runner } from '../runner/runner.ts';
import { redacted } from '../text/redaction.ts';

/** What the package of an artefact says about itself, where it was downloaded; nothing where it cannot be read. @throws Cancelled */
export async function factsOf(
  { runner }: { readonly runner: Runner },
  { name, path }: ReportedArtefact,
): Promise<PackageFacts> {
  if (path === undefined) return {};
  const { isPackage, isUnreadable, readPackage } = await import('../../app-packages/read-package.ts');
  if (!isPackage(name)) return {};
  try {
    const facts = await readPackage({ path, name }, { signal: runner.cancelled });
    return redacted(facts, runner.redactor.redact);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return {};
  }
}
