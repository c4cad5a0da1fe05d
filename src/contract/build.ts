import { z } from 'zod';
import { AppStoreConnectTask, SeenAppStoreConnectTasks } from './app-store-connect.ts';
import { ApplicationName, BuildSettings, SeenApplicationName } from './application.ts';
import { Artefact, SeenArtefact } from './artefact.ts';
import { endpoint, readable, Text, Timestamp, tolerant } from './endpoint.ts';
import { startEndpoint } from './start.ts';
import { buildStates } from './values.ts';

/** The states of a step; null before it starts. Steps are beyond the contract. */
const stepStates = ['success', 'failed', 'skipped', 'canceled'] as const;
export type StepState = (typeof stepStates)[number];

/** The script of a step. Its log is here, not on the step; a built-in step has none. */
const SubAction = z.looseObject({
  command: z.string().optional(),
  status: z.enum(stepStates).nullable(),
  startedAt: Timestamp.nullish(),
  finishedAt: Timestamp.nullish(),
  logUrl: z.string().nullish(),
});

/** A step of a build. */
export const BuildAction = z.looseObject({
  _id: z.string(),
  name: z.string(),
  type: z.string().nullable().describe('Only for built-in steps, unique in a build; null for scripts'),
  status: z.enum(stepStates).nullable(),
  startedAt: Timestamp.nullish(),
  finishedAt: Timestamp.nullish(),
  logUrl: z.string().nullish(),
  subactions: z.array(SubAction),
  skipped: z
    .array(z.string())
    .optional()
    .describe('Local service only: workflow keys that it ignores, such as `publishing.email`'),
});
export type BuildAction = z.infer<typeof BuildAction>;

export const SeenBuildAction = tolerant(
  {
    name: z.string(),
    type: z.string(),
    status: z.string(),
    startedAt: z.string(),
    finishedAt: z.string(),
    logUrl: z.string(),
    subactions: readable(tolerant({ logUrl: z.string() }, []), 1_000),
  },
  [],
);
export type SeenBuildAction = z.infer<typeof SeenBuildAction>;

/** The commit that was built, beyond the contract; it has more fields (docs/hosted-service.md, "The record of a build"). */
export const Commit = z.looseObject({
  hash: z.string().describe('Empty until the repository has been cloned'),
  authorName: z.string().optional(),
  pullRequestNumber: z.int().nullish(),
});
export type Commit = z.infer<typeof Commit>;

/**
 * A build in a list. The first nine fields are those of the contract, with two differences that were seen: `workflowId`
 * is null for a build of a YAML workflow, which has its ID in `fileWorkflowId`, and times are missing until they are
 * known. All other fields are beyond the contract.
 */
export const Build = z.looseObject({
  _id: z.string(),
  appId: z.string(),
  workflowId: z.string().nullable(),
  branch: z.string().nullable(),
  tag: z.string().nullable(),
  status: z.enum(buildStates),
  startedAt: Timestamp.optional(),
  finishedAt: Timestamp.optional(),
  artefacts: z.array(Artefact),
  fileWorkflowId: z.string().nullish(),
  index: z.int().optional().describe('Running number of the build in its application'),
  message: z.string().nullish().describe('The cause of a failure, for people'),
  labels: z.array(z.string()).optional(),
  createdAt: Timestamp.optional(),
  commit: Commit.optional(),
  buildActions: z.array(BuildAction).optional().describe('The steps'),
  config: z
    .looseObject({ name: z.string().optional(), buildSettings: BuildSettings.optional() })
    .optional()
    .describe('`name` is the display name of the workflow'),
  instanceType: z.string().optional(),
  appStoreConnectTasks: z
    .array(AppStoreConnectTask)
    .optional()
    .describe('What App Store Connect does with the build after it has finished'),
});
export type Build = z.infer<typeof Build>;

/** What a client relies on (`tolerant`): an ID and a state. All other fields are used if they are present. */
export const SeenBuild = tolerant(
  {
    ...Build.shape,
    // The hosted service was seen to send `cancelled`.
    status: Text.transform((word) => (word === 'cancelled' ? 'canceled' : word)),
    startedAt: z.string(),
    finishedAt: z.string(),
    createdAt: z.string(),
    artefacts: readable(SeenArtefact, 2_000),
    labels: readable(Text, 200),
    pullRequest: z
      .unknown()
      .describe('Null unless the service itself built a pull request, which may be of a fork'),
    commit: tolerant({ ...Commit.shape, hash: z.string().min(1) }, ['hash']),
    config: tolerant({ name: z.string() }, []),
    buildActions: readable(SeenBuildAction, 1_000),
    appStoreConnectTasks: SeenAppStoreConnectTasks,
  },
  ['_id', 'status'],
);
export type SeenBuild = z.infer<typeof SeenBuild>;

/** The filters of `GET /builds`. */
export const BuildFilter = z.looseObject({
  appId: z.string().optional(),
  workflowId: z.string().optional(),
  branch: z.string().optional(),
  tag: z.string().optional(),
  skip: z.string().optional().describe('Seen in `nextPageUrl`: how many builds to skip'),
  limit: z.string().optional().describe('Sent by clients: the number of builds per page'),
  status: z.enum(buildStates).optional().describe('Sent by clients: the status of the builds'),
});
export type BuildFilter = Partial<Record<'appId' | 'workflowId' | 'branch' | 'tag', string>>;

export const BuildPage = z.looseObject({
  applications: z.array(ApplicationName),
  builds: z.array(Build),
  nextPageUrl: z.string().nullish().describe('Path and query of the next page, or null'),
});

export const SeenBuildPage = tolerant(
  {
    builds: readable(SeenBuild, 100_000),
    applications: readable(SeenApplicationName, 10_000),
    nextPageUrl: z.string(),
  },
  ['builds'],
);
export type SeenBuildPage = z.infer<typeof SeenBuildPage>;

export const SeenBuildAnswer = tolerant({ application: SeenApplicationName, build: SeenBuild }, ['build']);
export type SeenBuildAnswer = z.infer<typeof SeenBuildAnswer>;

export const buildEndpoints = {
  start: startEndpoint,
  list: endpoint({
    method: 'GET',
    path: '/builds',
    summary: 'Lists builds of the history, newest first',
    query: BuildFilter,
    answers: { 200: BuildPage },
    mostBytes: 'pageBytes',
    tolerant: SeenBuildPage,
  }),
  get: endpoint({
    method: 'GET',
    path: '/builds/:id',
    summary: 'Returns one build',
    answers: { 200: z.looseObject({ application: ApplicationName, build: Build }) },
    mostBytes: 'buildBytes',
    tolerant: SeenBuildAnswer,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/builds/:id/cancel',
    summary: 'Cancels a build; 208 when it has already finished',
    isRepeatable: true,
    // Two public clients read the build out of the answer.
    answers: { 200: z.looseObject({ build: Build }), 208: undefined },
  }),
  stepLog: endpoint({
    method: 'GET',
    path: '/builds/:id/step/:stepId',
    summary: 'The log of a step, as text (beyond the contract)',
    answers: { 200: undefined },
  }),
};
