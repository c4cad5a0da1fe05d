import type { EndedBuild, RunningBuild, StepReport } from '../../src/core/report/report.ts';
import {
  artefact,
  buildPageUrl,
  failedWorkflow,
  publicUrl,
  runningWorkflow,
  seconds,
  start,
  stepReport,
  workflow,
} from './reports.ts';

const qrCodeUrl = (name: string): string =>
  `https://github.com/octo-org/demo-app/blob/0123456789abcdef0123456789abcdef01234567/${name}.png?raw=true`;

const builds: readonly EndedBuild[] = [
  workflow({
    artefacts: [
      artefact({ qrCodeUrl: qrCodeUrl('android-1') }),
      artefact({
        name: 'app-release.aab',
        type: 'aab',
        size: 22_345_678,
        md5: 'e4d909c290d0fb1ca068ffaddf22cbd0',
        publicUrl: publicUrl('app-release.aab'),
      }),
    ],
  }),
  workflow({
    workflowId: 'ios-ad-hoc',
    name: 'iOS ad hoc',
    status: 'finished',
    changes: [
      { state: 'queued', at: start + 1 * seconds },
      { state: 'preparing', at: start + 31 * seconds },
      { state: 'building', at: start + 62 * seconds },
      { state: 'publishing', at: start + 280 * seconds },
      { state: 'finished', at: start + 301 * seconds },
    ],
    createdAt: start,
    startedAt: start + 30 * seconds,
    finishedAt: start + 301 * seconds,
    ignoredFailures: [{ name: 'Check licences', duration: 9 * seconds }],
    artefacts: [
      artefact({
        name: 'Demo.ipa',
        type: 'ipa',
        size: 31_234_000,
        md5: 'c4ca4238a0b923820dcc509a6f75849b',
        workflowId: 'ios-ad-hoc',
        publicUrl: publicUrl('Demo.ipa'),
        qrCodeUrl: qrCodeUrl('ios-1'),
      }),
    ],
  }),
  failedWorkflow(),
];

/** A step as its users meet it: one build went well, one did not. */
export const demoReport: StepReport = stepReport({ workflows: builds });

/** The same step while its builds run. */
export const demoReportRunning: StepReport = (() => {
  const { finishedAt: _, ...report } = demoReport;
  const android = runningWorkflow({
    pageUrl: buildPageUrl,
    estimate: 'about 3 min left, as the last 12 builds took 4 to 5 min',
  });
  return { ...report, status: 'building', workflows: [android, ...builds.slice(1).map(queued)] };
})();

function queued({ workflowId, name, buildId, changes, pageUrl }: EndedBuild): RunningBuild {
  return {
    kind: 'running',
    ...{ workflowId, buildId },
    ...(name ? { name } : {}),
    ...(pageUrl ? { pageUrl } : {}),
    status: 'queued',
    changes: changes.slice(0, 1),
    steps: [],
  };
}
