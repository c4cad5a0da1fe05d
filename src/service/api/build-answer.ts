import type { BuildSettings } from '../../contract/application.ts';
import type { Artefact } from '../../contract/artefact.ts';
import type { Build, BuildAction, Commit } from '../../contract/build.ts';
import { formatTimestamp } from '../../contract/values.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import type { ArtefactRecord } from '../data/store/stored-files.ts';
import { artefactUrl } from '../executor/recorder.ts';
import { shownAddress } from '../repository-url.ts';
import type { Service } from './handler.ts';

/**
 * A build as the API shows it. As on the hosted service (docs/hosted-service.md, "The record of a build"), the workflow of a
 * YAML file is in `fileWorkflowId`, and `startedAt` and `finishedAt` are missing until then.
 */
export function buildAnswer(
  build: BuildRecord,
  { repositoryUrl }: Pick<ApplicationRecord, 'repositoryUrl'>,
  service: Pick<Service, 'store' | 'baseUrl' | 'outcomes' | 'clock' | 'notice'>,
): Build {
  const { store, baseUrl, notice } = service;
  return {
    _id: build.id,
    appId: build.appId,
    workflowId: build.fromEditor ? build.workflowId : null,
    fileWorkflowId: build.fromEditor ? null : build.workflowId,
    branch: 'branch' in build.ref ? build.ref.branch : null,
    tag: 'tag' in build.ref ? build.ref.tag : null,
    status: build.status,
    index: build.number,
    // A queued build has no stored notice: the next run of the service may not simulate.
    message: build.message ?? (build.status === 'queued' ? notice : null),
    labels: [...build.labels],
    createdAt: formatTimestamp(build.createdAt),
    ...(build.startedAt === null ? {} : { startedAt: formatTimestamp(build.startedAt) }),
    ...(build.finishedAt === null ? {} : { finishedAt: formatTimestamp(build.finishedAt) }),
    commit: commitOf(build, baseUrl, repositoryUrl),
    config: {
      name: build.workflowName ?? build.workflowId,
      buildSettings: wholeSettings(build.buildSettings),
    },
    instanceType: build.instanceType ?? localInstance,
    version: null,
    pullRequest: null,
    artefacts: store.artefacts.ofBuild(build.id).map((artefact) => artefactAnswer(artefact, baseUrl)),
    buildActions: build.steps.map((step) => stepAnswer(step, baseUrl)),
    ...appStoreConnectTasks(build, service),
  };
}

/** What the outcome gives a build; nothing before the build has finished. */
function appStoreConnectTasks(
  { id, status, finishedAt }: Pick<BuildRecord, 'id' | 'status' | 'finishedAt'>,
  { outcomes, clock }: Pick<Service, 'outcomes' | 'clock'>,
): Pick<Build, 'appStoreConnectTasks'> {
  const outcome = outcomes.of(id)?.appStoreConnect;
  if (!outcome || finishedAt === null || (status !== 'finished' && status !== 'warning')) return {};
  const ended = outcome.status === 'finished' ? 'success' : outcome.status;
  const state = clock.now() < finishedAt + outcome.takes ? 'processing' : ended;
  return { appStoreConnectTasks: [{ name: 'App Store Connect distribution', status: state }] };
}

/** The machine type of a build whose request and workflow name none. */
export const localInstance = 'local';

/** `flutterVersion` for the software `flutter`. */
export function buildSettings(
  softwareVersions: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(softwareVersions).map(([name, version]) => [`${name}Version`, version]),
  );
}

/** Adds the settings that every record has, with the values of a workflow that sets none. */
export function wholeSettings(settings: Readonly<Record<string, string>>): BuildSettings {
  return { flutterVersion: 'default', xcodeVersion: 'latest', platforms: [], ...settings };
}

/** Before the clone, and without one, the same fields are empty strings: clients read them in every build. */
function commitOf({ commit, ref }: BuildRecord, baseUrl: string, repositoryUrl: string): Commit {
  const page = shownAddress(repositoryUrl).replace(/\.git\/?$|\/$/, '');
  const hasPage = commit !== null && /^https:/i.test(page);
  return {
    hash: '',
    commitMessage: '',
    authorName: '',
    authorEmail: '',
    // Typed clients expect an address. This picture is the service's own, so no other host learns who builds.
    authorAvatarUrl: `${baseUrl}/page/icon.svg`,
    committerName: '',
    committerEmail: '',
    // The commit's page on its Git host. Without one, the address of this service, because clients expect an address.
    url: hasPage ? `${page}/commit/${commit.hash}` : baseUrl,
    branch: 'branch' in ref ? ref.branch : null,
    tag: 'tag' in ref ? ref.tag : null,
    isPullRequest: false,
    pullRequestNumber: null,
    ...commit,
  };
}

function artefactAnswer(artefact: ArtefactRecord, baseUrl: string): Artefact {
  const { name, type, size, md5, securePath, packageName, bundleId, versionName, versionCode } = artefact;
  const facts = Object.entries({ packageName, bundleId, versionName, versionCode });
  return {
    ...{ name, type, size, md5 },
    url: artefactUrl(securePath, baseUrl),
    path: securePath,
    ...Object.fromEntries(facts.filter(([, fact]) => fact !== null)),
  };
}

/** The executor knows only the path of a log; the address is added here. */
function stepAnswer(step: BuildAction, baseUrl: string): BuildAction {
  const urlOf = (path: string | null | undefined): string | null => (path ? baseUrl + path : null);
  return {
    ...step,
    logUrl: urlOf(step.logUrl),
    subactions: step.subactions.map((part) => ({ ...part, logUrl: urlOf(part.logUrl) })),
  };
}
