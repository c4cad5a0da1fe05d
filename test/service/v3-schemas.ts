/** JSON Schemas of the newer API's answers, written from observed shapes alone and not from our handlers. */

import { Ajv, type ErrorObject } from 'ajv';

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const whole = { type: 'integer' } as const;
const flag = { type: 'boolean' } as const;
const time = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{6}Z$' } as const;
const nullableTime = { ...time, type: ['string', 'null'] } as const;

/** Nothing beyond these fields may be answered, so that no secret slips into an answer. */
function record<R extends object, O extends object>(required: R, optional: O) {
  return {
    type: 'object',
    required: Object.keys(required),
    properties: { ...required, ...optional },
    additionalProperties: false,
  } as const;
}

function nullable<S extends { type: string }>(schema: S) {
  return { ...schema, type: [schema.type, 'null'] } as const;
}

function list<S extends object>(items: S) {
  return { type: 'array', items } as const;
}

function choice(...values: string[]) {
  return { type: 'string', enum: values } as const;
}

function resource<S extends object>(data: S) {
  return record({ data }, {});
}

const pageSize = { type: 'integer', minimum: 1, maximum: 100 } as const;

function pageByNumber<S extends object>(items: S) {
  return record({ data: list(items), page_size: pageSize, current_page: whole, total_pages: whole }, {});
}

function pageByCursor<S extends object>(items: S) {
  return record({ data: list(items), page_size: pageSize }, { cursor: nullableText });
}

const artifact = record(
  {
    name: text,
    size_in_bytes: whole,
    type: choice(
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
    ),
    short_lived_download_url: { type: 'string', pattern: '^https?://' },
  },
  { version_code: nullableText, version_name: nullableText },
);

const buildInList = {
  required: {
    id: text,
    app_id: text,
    workflow: record({ id: text, source: choice('file', 'ui') }, { name: nullableText }),
    status: choice(
      'initializing',
      'queued',
      'preparing',
      'fetching',
      'testing',
      'building',
      'publishing',
      'finishing',
      'finished',
      'failed',
      'canceled',
      'timeout',
      'skipped',
    ),
    index: whole,
    artifacts: list(artifact),
    labels: list(text),
    release_notes: list(record({ language: text, text }, {})),
    created_at: time,
  },
  optional: {
    commit: nullable(
      record(
        {},
        {
          hash: nullableText,
          avatar_url: nullableText,
          author_name: nullableText,
          author_email: nullableText,
          message: nullableText,
          url: nullableText,
        },
      ),
    ),
    branch: nullableText,
    tag: nullableText,
    pull_request: nullable(record({ number: whole, source_branch: text, destination_branch: text }, {})),
    app_store_connect_status: {
      enum: ['initiated', 'pending', 'processing', 'finished', 'timeout', 'failed', null],
    },
    started_at: nullableTime,
    finished_at: nullableTime,
  },
};

const build = record(
  {
    ...buildInList.required,
    config: record(
      {},
      {
        flutter_mode: nullableText,
        shorebird_mode: nullableText,
        flutter_version: nullableText,
        xcode_version: nullableText,
        platforms: nullable(list(text)),
      },
    ),
    remote_access_enabled: flag,
  },
  {
    ...buildInList.optional,
    instance_type: nullableText,
    build_inputs: { type: ['object', 'null'] },
  },
);

const action = record(
  {
    id: text,
    name: text,
    type: choice(
      'script',
      'preparing',
      'fetching',
      'restoring_cache',
      'installing_sdks',
      'post_clone',
      'setup_code_signing',
      'installing',
      'pre_test',
      'testing',
      'post_test',
      'pre_build',
      'building_android',
      'building_ios',
      'building_web',
      'building_macos',
      'building_linux',
      'building_windows',
      'post_build',
      'pre_publish',
      'publishing',
      'post_publish',
      'finishing',
    ),
    has_test_results: flag,
  },
  {
    script: nullableText,
    status: { enum: ['success', 'failed', 'skipped', 'canceled', null] },
    started_at: nullableTime,
    finished_at: nullableTime,
  },
);

const team = record({ id: text, name: text }, { icon_url: nullableText });

const userApplication = record(
  { id: text, name: text },
  { icon_url: nullableText, last_build_id: nullableText, archived: { type: ['boolean', 'null'] } },
);

const teamApplication = record(
  {
    id: text,
    name: text,
    repository: record({ url: text }, {}),
    settings_source: choice('ui', 'file'),
  },
  {
    icon_url: nullableText,
    project_type: nullableText,
    last_build_id: nullableText,
    archived: { type: ['boolean', 'null'] },
  },
);

/** `inputs` is the local service's own, for its page. */
const workflow = record(
  { id: text, source: record({ type: choice('file', 'ui') }, {}) },
  { name: nullableText, inputs: list({ type: 'object' }) },
);

/** Which of the two ways of paging the lists of workflows and groups have was not seen. */
function somePage<S extends object>(items: S) {
  return { anyOf: [pageByNumber(items), pageByCursor(items)] };
}

export const V3_SCHEMAS = {
  user: resource(
    record({ id: text, permissions: record({ team: list(text) }, {}) }, { avatar_url: nullableText }),
  ),
  userTeams: pageByNumber(team),
  userApplications: pageByNumber(userApplication),
  teamApplications: somePage(teamApplication),
  teamBuilds: pageByCursor(record(buildInList.required, buildInList.optional)),
  workflows: somePage(workflow),
  variableGroups: somePage(record({ id: text, name: text }, {})),
  build: resource(build),
  actions: pageByNumber(action),
  startedBuild: resource(record({ id: text }, {})),
  error: record({ status_code: whole, detail: text }, { extra: { type: ['object', 'array', 'null'] } }),
} as const;

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });

/** What keeps an answer from having the shape that was seen. */
export function shapeErrors(schema: keyof typeof V3_SCHEMAS, body: unknown): readonly ErrorObject[] {
  ajv.validate(V3_SCHEMAS[schema], body);
  return ajv.errors ?? [];
}
