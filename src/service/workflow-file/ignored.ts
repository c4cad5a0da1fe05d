/**
 * What the hosted service's schema of the file refuses below keys that have no effect here: a build here does not need it, and
 * the same file would not be built there. Only what its documentation says is checked; other keys pass.
 */

import { z } from 'zod';
import { list, optional, text } from './schema.ts';

/** A variable or an expression can be anything. */
const variable = /^\$/;

function oneOf(allowed: readonly string[]) {
  const listed = allowed.map((one) => `\`${one}\``).join(', ');
  return text.refine((value) => variable.test(value) || allowed.includes(value), {
    error: `must be one of ${listed}`,
  });
}

const flag = oneOf(['true', 'false', 'True', 'False', 'TRUE', 'FALSE']);
const texts = z.array(text, {
  error: ({ input }) => (input === undefined ? 'is missing' : 'must be a list'),
});
const map = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.looseObject(shape, { error: 'must be a map of keys to values' });

const patterns = optional(
  z.array(map({ pattern: text, include: optional(flag), source: optional(flag) }), {
    error: 'must be a list',
  }),
);
const notify = optional(map({ success: optional(flag), failure: optional(flag) }));

const Ignored = z.looseObject({
  instance_type: optional(text),
  triggering: optional(
    map({
      events: optional(
        z.array(oneOf(['push', 'pull_request', 'pull_request_labeled', 'tag']), { error: 'must be a list' }),
      ),
      branch_patterns: patterns,
      tag_patterns: patterns,
      cancel_previous_builds: optional(flag),
    }),
  ),
  publishing: optional(
    map({
      email: optional(map({ recipients: texts.min(1, { error: 'is empty' }), notify })),
      slack: optional(map({ channel: text, notify_on_build_start: optional(flag), notify })),
      google_play: optional(map({ credentials: optional(text), submit_as_draft: optional(flag) })),
      app_store_connect: optional(
        map({
          auth: optional(oneOf(['integration'])),
          submit_to_testflight: optional(flag),
          submit_to_app_store: optional(flag),
          beta_groups: list(text),
        }),
      ),
    }),
  ),
});

/** Mistakes with their places, in the order of the schema. */
export function refusedBelow(
  workflow: unknown,
): { readonly path: readonly PropertyKey[]; readonly why: string }[] {
  const { error } = Ignored.safeParse(workflow);
  return (error?.issues ?? []).map(({ path, message }) => ({ path, why: message }));
}
