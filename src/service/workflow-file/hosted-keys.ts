/**
 * Keys of the hosted service that have no effect here. A build does not need them, but with values that its documentation
 * does not allow, the same file would not be built there.
 */

import { z } from 'zod';
import { list, map, optional, text } from './reading.ts';

/** The value of a key without effect here. */
export const unread = z.unknown().optional();

const hostedFlag = hostedValue(/^(?:true|True|TRUE|false|False|FALSE)$/, 'must be `true` or `false`');
const notify = hosted({ success: hostedFlag, failure: hostedFlag });
const required = z.unknown().refine((value) => value !== undefined, { error: 'is missing' });
const branches = list(map({ pattern: required, include: hostedFlag, source: hostedFlag }));

/** A variable or an expression can have any value. */
function hostedValue(allowed: RegExp, error: string) {
  return optional(text.refine((value) => value.includes('$') || allowed.test(value), { error }));
}

function oneOf(...names: readonly string[]) {
  const listed = names.map((name) => `\`${name}\``).join(', ');
  return hostedValue(new RegExp(`^(?:${names.join('|')})$`), `must be one of ${listed}`);
}

/** A map with these keys, and others whose values are not read. */
function hosted(shape: z.ZodRawShape, others = '') {
  const names = others.match(/\w+/g) ?? [];
  return optional(map({ ...Object.fromEntries(names.map((name) => [name, unread])), ...shape }));
}

export const triggering = hosted({
  events: list(oneOf('push', 'pull_request', 'pull_request_labeled', 'tag')),
  branch_patterns: branches,
  tag_patterns: branches,
  cancel_previous_builds: hostedFlag,
});

export const iosSigning = hosted(
  { distribution_type: oneOf('app_store', 'ad_hoc', 'development', 'enterprise') },
  'bundle_identifier provisioning_profiles certificates',
);

export const appStoreConnect = hosted(
  {
    auth: oneOf('integration'),
    submit_to_testflight: hostedFlag,
    submit_to_app_store: hostedFlag,
    cancel_previous_submissions: hostedFlag,
  },
  'api_key key_id issuer_id beta_groups copyright earliest_release_date phased_release release_type',
);

export const googlePlay = hosted(
  {
    rollout_fraction: hostedValue(/^(?:0|1|[01]?\.\d+)$/, 'must be a number from 0 to 1'),
    submit_as_draft: hostedFlag,
    changes_not_sent_for_review: hostedFlag,
  },
  'credentials track in_app_update_priority release_promotion',
);

export const email = hosted({ recipients: required, notify });
export const slack = hosted({ channel: required, notify_on_build_start: hostedFlag, notify });
