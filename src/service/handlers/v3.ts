import { hash } from 'node:crypto';
import type { BuildAction } from '../../contract/build.ts';
import { parseTimestamp } from '../../contract/values.ts';
import { messageOf } from '../../errors.ts';
import { editorWorkflows, variableGroups } from '../applications/configuration.ts';
import type { User } from '../data/store/accounts.ts';
import type { ApplicationRecord } from '../data/store/applications.ts';
import type { BuildRecord } from '../data/store/build-record.ts';
import { known } from '../errors.ts';
import { shownAddress } from '../executor/git/repository-url.ts';
import {
  type Action,
  actionTypes,
  artifactTypes,
  type ListedBuild,
  type TeamApplication,
  type WholeBuild,
} from '../v3-endpoints.ts';
import { storageLink } from './artefacts.ts';
import { appStoreConnectOf, commitOf, localInstance, wholeSettings } from './build-answer.ts';
import { startBuild } from './builds.ts';
import { accessTo, type HandlerAnswer, type Handlers, type Service } from './handler.ts';

/** The part of the newer API that this service has; the same builds, written differently. */
export function v3Handlers(service: Service): Handlers['v3'] {
  const { store, configuration } = service;
  const access = accessTo(store);

  /** The applications of a team, or those of no team: an account is a team with the id of its user. @throws Refusal */
  const applicationsOf = ({ id, user }: { id: string; user: User }): ApplicationRecord[] => {
    const isTeam = id === user.id || store.teams.roleOf({ teamId: id, userId: user.id }) !== undefined;
    const teamId = known(isTeam ? id : undefined, { what: 'team', id });
    return store.applications
      .visibleTo(user.id)
      .filter((application) => (application.teamId ?? user.id) === teamId);
  };

  const listed = ({ id, name }: ApplicationRecord) => ({
    id,
    name,
    icon_url: null,
    last_build_id: store.applications.lastBuild(id) ?? null,
    archived: false,
  });

  return {
    startBuild({ user, path, body }) {
      const { workflow_id, branch, tag, labels, instance_type, environment, inputs } = body;
      const { software_versions, ...more } = environment ?? {};
      const id = startBuild(service, {
        user,
        inputs: inputs ?? {},
        body: {
          appId: path.id,
          workflowId: workflow_id,
          branch,
          tag,
          labels,
          instanceType: instance_type,
          environment: { ...more, softwareVersions: software_versions },
        },
      });
      return { status: 202, json: { data: { id } } };
    },

    getBuild({ user, path }) {
      const build = access.build({ id: path.id, user });
      const application = access.application({ id: build.appId, user });
      return { status: 200, json: { data: wholeBuild(build, { application, service }) } };
    },

    listActions({ user, path, query }) {
      return pageOf(actionsOf(access.build({ id: path.id, user }).steps), query);
    },

    /** What an entry of `permissions` can be is not known. */
    currentUser({ user }) {
      return { status: 200, json: { data: { id: user.id, avatar_url: null, permissions: { team: [] } } } };
    },

    listTeams({ user, query }) {
      const teams = [{ id: user.id, name: user.email }, ...store.teams.ofUser(user.id)];
      return pageOf(
        teams.map(({ id, name }) => ({ id, name, icon_url: null })),
        query,
      );
    },

    listApplications({ user, query }) {
      const found = store.applications
        .visibleTo(user.id)
        .filter(({ name }) => name.toLowerCase().includes((query.name ?? '').toLowerCase()));
      return pageOf(found.map(listed), query);
    },

    listTeamApplications({ user, path, query }) {
      const found = applicationsOf({ id: path.id, user }).map(
        (application): TeamApplication => ({
          ...listed(application),
          repository: { url: shownAddress(application.repositoryUrl) },
          settings_source: editorWorkflows(configuration, application).size > 0 ? 'ui' : 'file',
          project_type: application.projectType,
        }),
      );
      return pageOf(found, query);
    },

    listTeamBuilds({ user, path, query }) {
      const { app_id, workflow_id, status, cursor, branch, tag, label } = query;
      const applications = applicationsOf({ id: path.id, user });
      const limit = sizeOf(query);
      const { builds, hasMore, last } = store.builds.list({
        appIds: applications.flatMap(({ id }) => (!app_id || id === app_id ? [id] : [])),
        filter: {
          ...(workflow_id ? { workflowId: workflow_id } : {}),
          ...(branch ? { branch } : {}),
          ...(tag ? { tag } : {}),
        },
        label,
        states: status === 'finished' ? ['finished', 'warning'] : status ? [status] : undefined,
        before: cursor === undefined ? undefined : Number(cursor),
        skip: 0,
        limit,
      });
      const data = builds.flatMap((build) => {
        const application = applications.find(({ id }) => id === build.appId);
        return application ? [listedBuild(build, { application, service })] : [];
      });
      const next = hasMore && last !== undefined ? String(last) : null;
      return { status: 200, json: { data, page_size: limit, cursor: next } };
    },

    /** Groups have no id of their own here. */
    listVariableGroups({ user, path, query }) {
      const application = access.application({ id: path.id, user });
      const names = new Set([...Object.keys(variableGroups(configuration, application))]);
      const groups = [...names].sort().map((name) => {
        const id = hash('sha256', `${application.id} ${name}`).slice(0, 24);
        return { id, name };
      });
      return pageOf(groups, query);
    },

    /** A repository that cannot be read adds nothing: what the configuration has is known without it. */
    async listWorkflows({ user, path, query }) {
      const application = access.application({ id: path.id, user });
      const inFile = await service.listWorkflows(application).catch((error: unknown) => {
        service.log(`application ${application.id}: could not list its workflows: ${messageOf(error)}`);
        return [];
      });
      const inEditor = [...editorWorkflows(configuration, application)].map(([id, { name }]) => ({
        id,
        name: name ?? id,
        inputs: [],
      }));
      const workflows = [
        ...inEditor.map((workflow) => ({ ...workflow, source: { type: 'ui' } })),
        ...inFile.map(({ id, name, inputs }) => ({ id, name, source: { type: 'file' }, inputs })),
      ];
      return pageOf(workflows, query);
    },
  };
}

type Query = Readonly<Record<string, string>>;

function sizeOf(query: Query): number {
  return Number(query.page_size ?? 30);
}

function pageOf(items: readonly object[], query: Query): HandlerAnswer {
  const [page, size] = [Number(query.page ?? 1), sizeOf(query)];
  const data = items.slice((page - 1) * size, page * size);
  const total = Math.max(1, Math.ceil(items.length / size));
  return { status: 200, json: { data, page_size: size, current_page: page, total_pages: total } };
}

interface Shown {
  readonly application: ApplicationRecord;
  readonly service: Service;
}

function listedBuild(build: BuildRecord, { application, service }: Shown): ListedBuild {
  const { workflowId, ref } = build;
  return {
    id: build.id,
    app_id: build.appId,
    workflow: {
      id: workflowId,
      source: build.fromEditor ? 'ui' : 'file',
      name: build.workflowName ?? workflowId,
    },
    // This API has no `warning`.
    status: build.status === 'warning' ? 'finished' : build.status,
    index: build.number,
    artifacts: service.store.artefacts.ofBuild(build.id).map((artefact) => ({
      name: artefact.name,
      size_in_bytes: artefact.size,
      type: artifactTypes.find((type) => type === artefact.type) ?? 'glob_matched',
      short_lived_download_url: storageLink(artefact.securePath, service),
      version_code: artefact.versionCode,
      version_name: artefact.versionName,
    })),
    labels: [...build.labels],
    release_notes: [],
    commit: v3Commit(build, { application, service }),
    branch: 'branch' in ref ? ref.branch : null,
    tag: 'tag' in ref ? ref.tag : null,
    pull_request: null,
    app_store_connect_status: appStoreConnectOf(build, service) ?? null,
    created_at: timestamp(build.createdAt),
    started_at: build.startedAt === null ? null : timestamp(build.startedAt),
    finished_at: build.finishedAt === null ? null : timestamp(build.finishedAt),
  };
}

function wholeBuild(build: BuildRecord, shown: Shown): WholeBuild {
  const { flutterVersion, xcodeVersion, platforms } = wholeSettings(build.buildSettings);
  return {
    ...listedBuild(build, shown),
    instance_type: build.instanceType ?? localInstance,
    config: {
      flutter_mode: null,
      shorebird_mode: null,
      flutter_version: flutterVersion,
      xcode_version: xcodeVersion,
      platforms,
    },
    remote_access_enabled: false,
    build_inputs: build.inputs,
  };
}

/** Null until the repository has been cloned. */
function v3Commit(build: BuildRecord, { application, service }: Shown): ListedBuild['commit'] {
  if (!build.commit) return null;
  const { repositoryUrl } = application;
  const commit = commitOf(build, { baseUrl: service.baseUrl, repositoryUrl });
  return {
    hash: commit.hash,
    avatar_url: commit.authorAvatarUrl ?? null,
    author_name: commit.authorName ?? null,
    author_email: commit.authorEmail ?? null,
    message: commit.commitMessage ?? null,
    url: commit.url ?? null,
  };
}

/** In v1, only the first of the service's own steps of a phase has a type; here all of them have it. */
function actionsOf(steps: readonly BuildAction[]): Action[] {
  let last: Action['type'] = 'preparing';
  return steps.map(({ _id: id, name, status, type, startedAt, finishedAt, subactions }) => {
    last = actionTypes.find((known) => known === type) ?? last;
    return {
      id,
      name,
      type: subactions.length > 0 ? 'script' : last,
      has_test_results: false,
      script: subactions[0]?.command ?? null,
      status,
      started_at: timestampOrNull(startedAt),
      finished_at: timestampOrNull(finishedAt),
    };
  });
}

function timestampOrNull(text: string | null | undefined): string | null {
  const ms = parseTimestamp(text);
  return ms === undefined ? null : timestamp(ms);
}

/** With microseconds, whatever `--timestamps` says, which applies to v1 only. */
function timestamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000Z');
}
