import { z } from 'zod';

/** What a request to build asks beside workflow and ref. It may hold secrets: it is kept sealed, and never shown. */
export const BuildRequest = z.object({
  variables: z.record(z.string(), z.string()),
  softwareVersions: z.record(z.string(), z.string()),
  groups: z.array(z.string()),
  instanceType: z.string().nullable(),
});
export type BuildRequest = z.infer<typeof BuildRequest>;

/** A repository's key as it was given. */
export const SshKey = z.object({ privateKey: z.string(), passphrase: z.string().nullable() });
export type SshKey = z.infer<typeof SshKey>;
