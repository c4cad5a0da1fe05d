import { z } from 'zod';

/** What the process in the background is told. */
export const Order = z.object({
  dataFolder: z.string(),
  repositoryUrl: z.string(),
  port: z.number(),
  /** Variables of Git's alone. */
  forGit: z.record(z.string(), z.string()),
});
export type Order = z.output<typeof Order>;

/** What it says when it is ready. */
export const Ready = z.object({ baseUrl: z.string(), token: z.string(), appId: z.string() });
export type Ready = z.output<typeof Ready>;
