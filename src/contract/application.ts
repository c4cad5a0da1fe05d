import { z } from 'zod';
import { Timestamp } from './timestamp.ts';
import { readable, readableRecord, tolerant } from './tolerant.ts';

/** A Git repository that the service builds. Its workflows are those of the workflow editor, not those of a YAML file. */
export const Application = z.looseObject({
  _id: z.string(),
  appName: z.string(),
  workflowIds: z.array(z.string()),
  workflows: z.record(z.string(), z.looseObject({ name: z.string() })).describe('Workflow id to its name'),
});
export type Application = z.infer<typeof Application>;

/** `GET /apps/:id` adds the branches. */
export const ApplicationWithBranches = z.looseObject({ ...Application.shape, branches: z.array(z.string()) });
export type ApplicationWithBranches = z.infer<typeof ApplicationWithBranches>;

/** Versions of software by setting, such as `flutterVersion`; beyond the contract. */
export const BuildSettings = z.record(z.string(), z.string());
export type BuildSettings = z.infer<typeof BuildSettings>;

/** An application as lists were seen to show it (docs/hosted-service.md, "Applications"). */
export const WholeApplication = z.looseObject({
  ...ApplicationWithBranches.shape,
  workflows: z.record(
    z.string(),
    z.looseObject({
      _id: z.string(),
      name: z.string(),
      instanceType: z.string(),
      buildSettings: BuildSettings,
    }),
  ),
  lastBuildId: z.string().nullable(),
  archived: z.boolean(),
  isConfigured: z.boolean(),
  settingsSource: z.string(),
  projectType: z.string().nullable(),
  iconUrl: z.string().nullable(),
  ownerTeam: z.string().nullable(),
  createdAt: Timestamp,
  repository: z.looseObject({
    provider: z.string(),
    owner: z.looseObject({ name: z.string() }),
    htmlUrl: z.string(),
    defaultBranch: z.string(),
  }),
});
export type WholeApplication = z.infer<typeof WholeApplication>;

/** The short form of an application: next to a build, and when it was just added. */
export const ApplicationName = z.looseObject({ _id: z.string(), appName: z.string() });
export type ApplicationName = z.infer<typeof ApplicationName>;

export const SeenApplication = tolerant(
  z.looseObject({
    ...ApplicationWithBranches.shape,
    workflowIds: readable(z.string()),
    branches: readable(z.string()),
    workflows: readableRecord(z.looseObject({ name: z.string() })),
  }),
  ['_id'],
);
export type SeenApplication = z.infer<typeof SeenApplication>;

export const SeenApplicationName = tolerant(ApplicationName, ['_id']);

export const AddApplication = z.looseObject({
  repositoryUrl: z.string().min(1).describe('SSH or HTTPS URL for cloning'),
  teamId: z.string().nullish().describe('Adds the application to that team; admins of the team only'),
});
export type AddApplication = z.infer<typeof AddApplication>;

export const AddPrivateApplication = z.looseObject({
  ...AddApplication.shape,
  sshKey: z.looseObject({
    data: z.string().min(1).describe('Base64 of the private key file'),
    passphrase: z.string().nullable().describe('null when the key has none'),
  }),
  projectType: z.string().nullish().describe('`flutter-app` for a Flutter application'),
});
export type AddPrivateApplication = z.infer<typeof AddPrivateApplication>;
