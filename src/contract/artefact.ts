import { z } from 'zod';
import { endpoint, Text, tolerant } from './endpoint.ts';

export const Artefact = z.looseObject({
  name: z.string().describe('File name'),
  type: z.string().describe('Kind of artefact, such as `apk`, `aab`, `ipa` or `app`'),
  size: z.int().nonnegative().describe('Bytes'),
  md5: z.string().describe('Hex MD5 digest'),
  url: z.string().describe('Authenticated URL: {base_url}/artifacts/<secure_id>/<secure_id>/<file_name>'),
  path: z.string().optional().describe('The part of `url` after `/artifacts/`, not encoded'),
  packageName: z.string().optional().describe('Application id of an Android package'),
  bundleId: z.string().optional().describe('Bundle identifier of an iOS app'),
  versionName: z.string().optional().describe('The version that people see'),
  versionCode: z.string().optional().describe('The version that app stores compare'),
});
export type Artefact = z.infer<typeof Artefact>;

/** What a client relies on. Without `md5`, only `size` can be verified. */
export const SeenArtefact = tolerant({ ...Artefact.shape, name: Text, url: Text }, ['name', 'url']);
export type SeenArtefact = z.infer<typeof SeenArtefact>;

const PublicUrlRequest = z.looseObject({
  expiresAt: z.int().optional().describe('Expiry, a UNIX timestamp in seconds'),
});

/** A link with which anyone can download the artefact until it expires. */
export const PublicUrl = z.looseObject({
  url: z.string(),
  expiresAt: z.string().describe('ISO 8601 with offset: <date>T<time>+00:00'),
});

export const artefactEndpoints = {
  download: endpoint({
    method: 'GET',
    path: '/artifacts/:secureFilename',
    summary: 'Downloads an artefact with the token; may redirect to where it is stored',
    answers: { 200: undefined, 302: undefined },
  }),
  createPublicUrl: endpoint({
    method: 'POST',
    path: '/artifacts/:secureFilename/public-url',
    summary: 'Creates a public download URL for an artefact',
    isRepeatable: true,
    body: PublicUrlRequest,
    answers: { 200: PublicUrl },
    tolerant: tolerant(PublicUrl.shape, ['url']),
  }),
};
