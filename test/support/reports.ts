import type {
  EndedBuild,
  ReportedArtefact,
  RunningBuild,
  StepReport,
} from '../../src/action/report/report.ts';
import { type StepEnd, verdict } from '../../src/action/step/conclude.ts';

/** Thursday, 12 November 2026, 14:00 UTC. */
export const start = Date.UTC(2026, 10, 12, 14);
export const seconds = 1_000;
export const minutes = 60 * seconds;

/** A link as long as those of the hosted service (docs/hosted-service.md, "Artefacts and links"): 411 characters. */
export function publicUrl(name: string): string {
  const head = `https://api.codemagic.io/artifacts/.eyJhbGciOiJIUzI1NiJ9.`;
  const tail = `/${name}`;
  const token =
    'eyJ1cmwiOiJodHRwczovL3N0b3JhZ2UuZXhhbXBsZS9hYmNkZWYwMTIzNDU2Nzg5LyIsImV4cCI6MTc5NDQ5MjgwMH0_-Aa9'.repeat(
      5,
    );
  return head + token.slice(0, 411 - head.length - tail.length) + tail;
}

export function artefact(fields: Partial<ReportedArtefact> = {}): ReportedArtefact {
  const name = fields.name ?? 'app-release.apk';
  return {
    buildId: '6543210fedcba98765432101',
    workflowId: 'android',
    name,
    type: 'apk',
    size: 18_234_567,
    md5: '9e107d9d372bb6826bd81d3542a419d6',
    url: `https://api.codemagic.io/artifacts/1f2e/3d4c/${name}`,
    publicUrl: publicUrl('app-release.apk'),
    expiresAt: '2026-11-19T14:05:00+00:00',
    ...fields,
  };
}

export const buildPageUrl =
  'https://codemagic.io/app/5c9c064185dd2310123b8e96/build/6543210fedcba98765432101';

/** A finished build with everything that can be known about it. */
export function workflow(fields: Partial<EndedBuild> = {}): EndedBuild {
  return {
    kind: 'ended',
    workflowId: 'android',
    name: 'Android release',
    buildId: '6543210fedcba98765432101',
    origin: 'started',
    status: 'finished',
    createdAt: start,
    startedAt: start + 12 * seconds,
    finishedAt: start + 264 * seconds,
    steps: [],
    commit: '4f3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a',
    pageUrl: buildPageUrl,
    ignoredFailures: [],
    artefacts: [artefact()],
    ...fields,
  };
}

/** The same build while it was running. */
export function runningWorkflow(fields: Partial<RunningBuild> = {}): RunningBuild {
  return {
    kind: 'running',
    workflowId: 'android',
    name: 'Android release',
    buildId: '6543210fedcba98765432101',
    origin: 'started',
    status: 'building',
    steps: [],
    startedAt: start + 12 * seconds,
    ...fields,
  };
}

export function failedWorkflow(fields: Partial<EndedBuild> = {}): EndedBuild {
  return workflow({
    workflowId: 'ios',
    name: 'iOS release',
    buildId: '6543210fedcba98765432102',
    status: 'failed',
    createdAt: start + 1 * seconds,
    startedAt: start + 65 * seconds,
    finishedAt: start + 310 * seconds,
    pageUrl: 'https://codemagic.io/app/5c9c064185dd2310123b8e96/build/6543210fedcba98765432102',
    failure: {
      reason: 'Step 5 script `Build ipa` exited with status code 65',
      step: {
        name: 'Build ipa',
        duration: 198 * seconds,
        logTail: [
          'Running Xcode build...',
          'Xcode build done.                                           192.4s',
          'Failed to build iOS app',
          'error: No profiles for "com.example.demo" were found (in target "Runner")',
          'Encountered error while archiving for device.',
        ],
      },
    },
    artefacts: [],
    ...fields,
  });
}

/** The end of a step with default inputs. */
export const stepEnd: StepEnd = {
  end: 'ended',
  waiting: {
    ...{ failOn: ['failed', 'canceled', 'timeout'], timeout: 120 * minutes },
    ...{ pollInterval: 30 * seconds, cancelAbandoned: true },
  },
  afterBuild: {
    ...{ artefacts: [], ifNoArtefacts: 'warn', download: undefined, installPage: undefined },
    ...{ publicLinks: true, publicLinkExpiry: 7 * 24 * 60 * minutes, summary: true, stepLogs: 'failed' },
    sizes: { base: undefined, maxIncrease: undefined },
  },
  appStoreConnect: { wait: false, timeout: 120 * minutes },
};

/** A report after the end of the step, with the verdict. */
export function stepReport(fields: Partial<StepReport> = {}): StepReport {
  const report: StepReport = {
    appId: '5c9c064185dd2310123b8e96',
    appName: 'Demo App',
    ref: { branch: 'feature/sign-in' },
    commit: '4f3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a',
    startedAt: start,
    finishedAt: start + 312 * seconds,
    workflows: [workflow(), failedWorkflow()],
    ...fields,
  };
  return { failures: verdict(report, stepEnd), ...report };
}
