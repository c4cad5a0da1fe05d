import { z } from 'zod';
import { Timestamp } from './timestamp.ts';
import { readable, tolerant } from './tolerant.ts';

/** Files that a workflow keeps between its builds. */
export const Cache = z.looseObject({
  _id: z.string(),
  appId: z.string(),
  workflowId: z.string(),
  lastUsed: Timestamp,
  size: z.int().nonnegative().describe('Bytes'),
});
export type Cache = z.infer<typeof Cache>;

export const SeenCache = tolerant(z.looseObject({ ...Cache.shape, lastUsed: z.string() }), ['_id']);
export type SeenCache = z.infer<typeof SeenCache>;

/** The answer to a deletion, which has been started and completes later. */
export const CacheDeletion = z.looseObject({
  caches: z.array(z.string()).describe('Ids of the caches to be deleted'),
  message: z.string(),
});
export type CacheDeletion = z.infer<typeof CacheDeletion>;

export const SeenCacheDeletion = tolerant(
  z.looseObject({ ...CacheDeletion.shape, caches: readable(z.string()) }),
  ['caches'],
);
