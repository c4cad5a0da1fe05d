/** What the local service has of the newer API beside the parts that the action uses (docs/hosted-service.md). */

import { z } from 'zod';
import { appStoreConnectStatuses } from '../contract/app-store-connect.ts';
import { endpoint } from '../contract/endpoint.ts';
import { v3Endpoints, Workflow } from '../contract/v3/endpoints.ts';
import { InputValue } from '../contract/v3/start.ts';
import { buildStates } from '../contract/values.ts';

const Timestamp = z.iso.datetime({ precision: 6 });
const text = z.string();
const textOrNull = text.nullable();

/** The most entries of a page. */
const longestPage = 100;

const PageSize = text
  .refine((size) => /^[1-9]\d{0,2}$/.test(size) && Number(size) <= longestPage, {
    error: `expected a whole number from 1 to ${longestPage}`,
  })
  .optional()
  .describe(`Entries per page, at most ${longestPage} (default: 30)`);

const PageQuery = z.looseObject({
  page: text
    .regex(/^[1-9]\d{0,8}$/)
    .optional()
    .describe('Page number, starting at 1'),
  page_size: PageSize,
});

function pageOf<Item extends z.ZodType>(item: Item) {
  return z.looseObject({
    data: z.array(item),
    page_size: z.int(),
    current_page: z.int(),
    total_pages: z.int(),
  });
}

export const artifactTypes = [
  'aab',
  'aar',
  'apk',
  'app',
  'bundle',
  'coverage_binary',
  'coverage_data',
  'device_recording',
  'directory',
  'dsym',
  'flutter_drive_log',
  'flutter_web_build_dir',
  'glob_matched',
  'ios_uitest_package',
  'ios_xctest_package',
  'ipa',
  'jar',
  'lint_result',
  'linux_app',
  'log',
  'logcat',
  'msix',
  'pkg',
  'proguard_map',
  'ios_simulator_log',
  'snap',
  'static_lib',
  'sylph_artefact_dir',
  'test_results_bundle',
  'windows_exe',
  'xcarchive',
  'xcodebuild_log',
] as const;

const Artifact = z.looseObject({
  name: text,
  size_in_bytes: z.int().nonnegative(),
  type: z.enum(artifactTypes),
  short_lived_download_url: text,
  version_code: textOrNull,
  version_name: textOrNull,
});

const ListedBuild = z.looseObject({
  id: text,
  app_id: text,
  workflow: z.looseObject({ id: text, source: z.enum(['file', 'ui']), name: textOrNull }),
  status: z.enum(buildStates).exclude(['warning']),
  index: z.int(),
  artifacts: z.array(Artifact),
  labels: z.array(text),
  release_notes: z.array(z.looseObject({ language: text, text })),
  commit: z
    .looseObject({
      hash: text,
      avatar_url: textOrNull,
      author_name: textOrNull,
      author_email: textOrNull,
      message: textOrNull,
      url: textOrNull,
    })
    .nullable(),
  branch: textOrNull,
  tag: textOrNull,
  pull_request: z.null().describe('This service builds branches and tags only'),
  app_store_connect_status: z
    .enum(appStoreConnectStatuses)
    .nullable()
    .describe('Null unless an outcome of the scenario has `appStoreConnect`'),
  created_at: Timestamp,
  started_at: Timestamp.nullable(),
  finished_at: Timestamp.nullable(),
});
export type ListedBuild = z.infer<typeof ListedBuild>;

const WholeBuild = z.looseObject({
  ...ListedBuild.shape,
  instance_type: textOrNull,
  config: z.looseObject({
    flutter_mode: textOrNull,
    shorebird_mode: textOrNull,
    flutter_version: textOrNull,
    xcode_version: textOrNull,
    platforms: z.array(text).nullable(),
  }),
  remote_access_enabled: z.boolean(),
  build_inputs: z.record(text, InputValue),
});
export type WholeBuild = z.infer<typeof WholeBuild>;

export const actionTypes = ['script', 'preparing', 'fetching', 'testing', 'publishing', 'finishing'] as const;

const Action = z.looseObject({
  id: text,
  name: text,
  type: z.enum(actionTypes),
  has_test_results: z.boolean(),
  script: textOrNull,
  status: z.enum(['success', 'failed', 'skipped', 'canceled']).nullable(),
  started_at: Timestamp.nullable(),
  finished_at: Timestamp.nullable(),
});
export type Action = z.infer<typeof Action>;

const listedApplication = {
  id: text,
  name: text,
  icon_url: textOrNull,
  last_build_id: textOrNull,
  archived: z.boolean(),
};

const TeamApplication = z.looseObject({
  ...listedApplication,
  repository: z.looseObject({ url: text }),
  settings_source: z.enum(['ui', 'file']),
  project_type: textOrNull,
});
export type TeamApplication = z.infer<typeof TeamApplication>;

const BuildQuery = z.looseObject({
  app_id: text.optional(),
  workflow_id: text.optional(),
  branch: text.optional(),
  tag: text.optional(),
  status: z.enum(['queued', 'building', 'finished', 'failed', 'canceled', 'timeout', 'skipped']).optional(),
  label: text.optional(),
  cursor: text
    .regex(/^[1-9]\d{0,14}$/)
    .optional()
    .describe('The `cursor` of the previous page'),
  page_size: PageSize,
});

/** An input of a workflow. */
const Input = z.looseObject({
  name: z.string(),
  type: z.enum(['string', 'number', 'boolean', 'choice']),
  description: z.string().optional(),
  default: z.string().optional().describe('If there is none, each start must provide a value'),
  options: z.array(z.string()).optional().describe('Allowed values of a `choice`'),
});

export const v3ServiceEndpoints = {
  ...v3Endpoints.v3,
  listWorkflows: {
    ...v3Endpoints.v3.listWorkflows,
    query: PageQuery,
    answers: { 200: pageOf(Workflow.extend({ inputs: z.array(Input) })) },
  },
  getBuild: endpoint({
    method: 'GET',
    path: '/api/v3/builds/:id',
    summary: 'Returns one build',
    answers: { 200: z.looseObject({ data: WholeBuild }) },
  }),
  listActions: endpoint({
    method: 'GET',
    path: '/api/v3/builds/:id/actions',
    summary: 'Lists the steps of a build',
    query: PageQuery,
    answers: { 200: pageOf(Action) },
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/v3/user',
    summary: 'Returns the user of the token',
    answers: {
      200: z.looseObject({
        data: z.looseObject({
          id: text,
          avatar_url: textOrNull,
          permissions: z.looseObject({ team: z.array(text) }),
        }),
      }),
    },
  }),
  listTeams: endpoint({
    method: 'GET',
    path: '/api/v3/user/teams',
    summary: 'Lists the teams of the user, starting with their own account',
    query: PageQuery,
    answers: { 200: pageOf(z.looseObject({ id: text, name: text, icon_url: textOrNull })) },
  }),
  listApplications: endpoint({
    method: 'GET',
    path: '/api/v3/user/apps',
    summary: 'Lists the applications that the user can see',
    query: z.looseObject({ ...PageQuery.shape, name: text.optional() }),
    answers: { 200: pageOf(z.looseObject(listedApplication)) },
  }),
  listTeamApplications: endpoint({
    method: 'GET',
    path: '/api/v3/teams/:id/apps',
    summary: 'Lists the applications of a team',
    query: PageQuery,
    answers: { 200: pageOf(TeamApplication) },
  }),
  listTeamBuilds: endpoint({
    method: 'GET',
    path: '/api/v3/teams/:id/builds',
    summary: 'Lists the builds of a team, newest first',
    query: BuildQuery,
    answers: {
      200: z.looseObject({ data: z.array(ListedBuild), page_size: z.int(), cursor: textOrNull }),
    },
  }),
  listVariableGroups: endpoint({
    method: 'GET',
    path: '/api/v3/apps/:id/variable-groups',
    summary: 'Lists the variable groups that an application can use',
    query: PageQuery,
    answers: { 200: pageOf(z.looseObject({ id: text, name: text })) },
  }),
};
