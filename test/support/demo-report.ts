import { qrCodePng } from '../../src/action/github/qr-codes.ts';
import type { EndedBuild, EndedBuildStep, RunningBuild, StepReport } from '../../src/action/report/report.ts';
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

const qrFolder = 'https://github.com/octo-org/demo-app/blob/0123456789abcdef0123456789abcdef01234567';

/** The addresses of QR code images, by the link to each file. */
function qrCodesOf(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, at) => [publicUrl(name), `${qrFolder}/${at + 1}.png?raw=true`]));
}

/** Consecutive steps, by the second at which each begins; `end` is the end of the last one. */
function steps(begins: readonly [name: string, second: number][], end: number): EndedBuildStep[] {
  return begins.map(([name, second], index) => ({
    ...{ kind: 'ended', name, outcome: 'success' },
    startedAt: start + second * seconds,
    finishedAt: start + (begins[index + 1]?.[1] ?? end) * seconds,
  }));
}

const androidSteps = steps(
  [
    ['Preparing build machine', 12],
    ['Fetching app sources', 35],
    ['Install dependencies', 40],
    ['Run tests', 62],
    ['Build Android', 91],
    ['Publishing', 245],
  ],
  264,
);

const iosSteps = steps(
  [
    ['Preparing build machine', 30],
    ['Fetching app sources', 56],
    ['Check licences', 62],
    ['Build ipa', 71],
    ['Publishing', 280],
  ],
  301,
);

const failedSteps = steps(
  [
    ['Preparing build machine', 65],
    ['Fetching app sources', 90],
    ['Install pods', 95],
    ['Build ipa', 112],
  ],
  310,
);

/** Changes the outcome of one step in a list. */
function failing(all: readonly EndedBuildStep[], name: string): EndedBuildStep[] {
  return all.map((step) => (step.name === name ? { ...step, outcome: 'failed' } : step));
}

const builds: readonly EndedBuild[] = [
  workflow({
    steps: androidSteps,
    artefacts: [
      artefact(),
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
    createdAt: start,
    startedAt: start + 30 * seconds,
    finishedAt: start + 301 * seconds,
    steps: failing(iosSteps, 'Check licences'),
    ignoredFailures: [{ name: 'Check licences', duration: 9 * seconds }],
    artefacts: [
      artefact({
        name: 'Demo.ipa',
        type: 'ipa',
        size: 31_234_000,
        md5: 'c4ca4238a0b923820dcc509a6f75849b',
        workflowId: 'ios-ad-hoc',
        publicUrl: publicUrl('Demo.ipa'),
      }),
    ],
  }),
  failedWorkflow({
    steps: failing(failedSteps, 'Build ipa'),
    failure: {
      reason: 'Step 5 script `Build ipa` exited with status code 65',
      step: {
        name: 'Build ipa',
        duration: 198 * seconds,
        problems: [
          {
            message: "Cannot find 'SignInButton' in scope",
            file: 'ios/Runner/SignIn.swift',
            line: 42,
            column: 9,
            lines: [
              "/Users/builder/clone/ios/Runner/SignIn.swift:42:9: error: cannot find 'SignInButton' in scope",
              '        SignInButton(style: .large)',
              '        ^~~~~~~~~~~~',
            ],
          },
        ],
        logTail: [
          'Failed to build iOS app',
          'Xcode archive failed',
          'Encountered error while archiving for device.',
        ],
      },
    },
  }),
];

const installPageUrl = 'https://octo-org.github.io/mobile-app/pr-7/';

/**
 * The report behind the picture of the comment: a preview of `examples/hello-mobile` with an install page, in which both
 * builds succeeded.
 */
export const previewReport: StepReport = stepReport({
  appName: 'hello-mobile',
  installPage: { kind: 'written', file: 'page/index.html', address: installPageUrl },
  qrCodes: { [installPageUrl]: `${qrFolder}/1.png?raw=true` },
  workflows: [
    workflow({
      name: 'Android app',
      steps: androidSteps,
      artefacts: [
        artefact({
          name: 'hello-mobile-unsigned-sample.apk',
          publicUrl: publicUrl('hello-mobile-unsigned-sample.apk'),
          versionName: '1.0-sample',
        }),
      ],
    }),
    workflow({
      workflowId: 'ios',
      name: 'iOS app',
      finishedAt: start + 301 * seconds,
      steps: iosSteps,
      artefacts: [
        artefact({
          name: 'hello-mobile-unsigned-sample.ipa',
          type: 'ipa',
          size: 31_234_000,
          workflowId: 'ios',
          publicUrl: publicUrl('hello-mobile-unsigned-sample.ipa'),
          versionName: '1.0-sample',
        }),
      ],
    }),
  ],
});

/** The report of a step in which one build succeeded and one failed. */
export const demoReport: StepReport = stepReport({
  qrCodes: qrCodesOf('app-release.apk', 'Demo.ipa'),
  workflows: builds,
});

/** The report of the same step while its builds run. */
export const demoReportRunning: StepReport = (() => {
  const { finishedAt: _, ...report } = demoReport;
  const android = runningWorkflow({
    pageUrl: buildPageUrl,
    steps: [
      ...androidSteps.slice(0, 4),
      { kind: 'running', name: 'Build Android', startedAt: start + 91 * seconds },
      { kind: 'waiting', name: 'Publishing' },
    ],
    estimate: 'about 3 min left',
  });
  return { ...report, workflows: [android, ...builds.slice(1).map(queued)] };
})();

function queued({ workflowId, name, buildId, pageUrl }: EndedBuild): RunningBuild {
  return {
    kind: 'running',
    ...{ workflowId, buildId, origin: 'started' },
    ...(name ? { name } : {}),
    ...(pageUrl ? { pageUrl } : {}),
    status: 'queued',
    steps: [],
  };
}

/** The images that GitHub would serve for the QR codes of a report, by their addresses. */
export function qrPictures({ qrCodes = {} }: StepReport): Map<string, Buffer> {
  return new Map(Object.entries(qrCodes).map(([link, image]) => [image, qrCodePng(link)]));
}
