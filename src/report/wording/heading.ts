/** The first lines of summary and comment, as Markdown. */
import type { Ref } from '../../core/refs.ts';
import type { StepReport } from '../../core/report/report.ts';
import { hasBuild } from '../../core/report/workflow.ts';
import { markdownCode, markdownText } from '../escape/markdown.ts';
import { appTitle } from './names.ts';
import { verdict } from './states.ts';
import type { At } from './times.ts';

/** The application and the verdict. */
export function headingText(report: StepReport, at: At): string {
  const { icon, text } = verdict(report, at);
  return `${icon} ${markdownText(appTitle(report))}: ${markdownText(text)}`;
}

/** What is built: `Branch main at commit 4f3c2b1a09`. */
export function aboutLine({ ref, commit, workflows }: StepReport): string {
  const [built = commit] = workflows.filter(hasBuild).flatMap((build) => build.commit ?? []);
  const words = [...(ref ? [refText(ref)] : []), ...(built ? [`commit ${commitText(built)}`] : [])];
  const line = words.join(' at ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function refText(ref: Ref): string {
  return 'branch' in ref ? `branch ${markdownCode(ref.branch)}` : `tag ${markdownCode(ref.tag)}`;
}

/** In comments GitHub turns the start of a hash into a link, but not in code. */
function commitText(hash: string): string {
  return /^[0-9a-f]{7,64}$/.test(hash) ? hash.slice(0, 10) : markdownCode(hash, { limit: 10 });
}
