import { z } from 'zod';

/**
 * The answers as a typed client of the hosted service declares them, from recordings: what was in every recorded answer is
 * required, as in the languages in which a missing field or a null ends the program.
 */
const Time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+0000$/);
const Settings = z.object({
  flutterVersion: z.string(),
  xcodeVersion: z.string(),
  platforms: z.array(z.string()),
});

const Part = z.strictObject({
  command: z.string(),
  status: z.enum(['success', 'failed', 'skipped', 'canceled']).nullable(),
  startedAt: Time.nullable(),
  finishedAt: Time.nullable(),
  logUrl: z.url().nullable(),
});

const Step = z.strictObject({
  _id: z.string(),
  name: z.string(),
  type: z.string().nullable(),
  status: Part.shape.status,
  startedAt: Time.nullable(),
  finishedAt: Time.nullable(),
  logUrl: z.url().nullable(),
  subactions: z.array(Part),
});

export const RecordedBuild = z.object({
  _id: z.string(),
  appId: z.string(),
  fileWorkflowId: z.string().nullable(),
  workflowId: z.string().nullable(),
  branch: z.string().nullable(),
  tag: z.string().nullable(),
  status: z.string(),
  message: z.string().nullable(),
  index: z.int(),
  createdAt: Time,
  startedAt: Time.optional(),
  finishedAt: Time.optional(),
  instanceType: z.string().min(1),
  version: z.string().nullable(),
  pullRequest: z.null(),
  config: z.object({ name: z.string(), buildSettings: Settings }),
  commit: z.object({
    hash: z.string(),
    commitMessage: z.string(),
    branch: z.string().nullable(),
    tag: z.string().nullable(),
    authorName: z.string(),
    authorEmail: z.string(),
    authorAvatarUrl: z.url(),
    committerName: z.string(),
    committerEmail: z.string(),
    isPullRequest: z.boolean(),
    pullRequestNumber: z.int().nullable(),
    url: z.url(),
  }),
  buildActions: z.array(Step),
  artefacts: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      size: z.int(),
      md5: z.string(),
      url: z.url(),
      path: z.string(),
    }),
  ),
});

export const RecordedApplication = z.object({
  _id: z.string(),
  appName: z.string(),
  branches: z.array(z.string()),
  lastBuildId: z.string().nullable(),
  archived: z.boolean(),
  isConfigured: z.boolean(),
  settingsSource: z.string(),
  projectType: z.string().nullable(),
  projectFiles: z.array(z.string()),
  fileWorkflowIds: z.array(z.string()),
  tags: z.array(z.string()),
  userRights: z.array(z.string()),
  iconUrl: z.string().nullable(),
  ownerTeam: z.string().nullable(),
  createdAt: Time,
  repository: z.object({
    id: z.string().nullable(),
    language: z.string().nullable(),
    provider: z.string(),
    owner: z.object({ name: z.string() }),
    htmlUrl: z.string(),
    defaultBranch: z.string(),
    isAuthenticationEnabled: z.boolean(),
    publicSshKey: z.string().nullable(),
    username: z.string().nullable(),
  }),
  workflowIds: z.array(z.string()),
  workflows: z.record(
    z.string(),
    z.object({
      _id: z.string(),
      name: z.string(),
      instanceType: z.string(),
      isPublic: z.boolean(),
      maxBuildDuration: z.int(),
      buildSettings: Settings,
    }),
  ),
});

export const RecordedPage = z.object({
  applications: z.array(RecordedApplication),
  builds: z.array(RecordedBuild),
  nextPageUrl: z.string().nullable(),
});
