import { z } from 'zod';
import { list, map, optional, text } from './reading.ts';

/** Variables and expressions can have any value. */
function hostedValue(allowed: RegExp, error: string) {
  return optional(text.refine((value) => value.includes('$') || allowed.test(value), { error }));
}

function oneOf(...names: readonly string[]) {
  const listed = names.map((name) => `\`${name}\``).join(', ');
  return hostedValue(new RegExp(`^(?:${names.join('|')})$`), `must be one of ${listed}`);
}

/** A map with the keys of `shape`, and others whose values are not checked. */
function hosted(others: string, shape: z.ZodRawShape = {}) {
  const unchecked = others.split(' ').map((name) => [name, z.unknown().optional()]);
  return optional(map({ ...Object.fromEntries(unchecked), ...shape }));
}

/**
 * Keys of the hosted service that have no effect here. They are checked nevertheless, because the hosted service would
 * refuse a file with values that its documentation does not allow.
 */
export const HostedKeys = z.looseObject({
  inputs: optional(z.record(z.string(), z.looseObject({ description: text }))),
  triggering: hosted('branch_patterns tag_patterns cancel_previous_builds', {
    events: list(oneOf('push', 'pull_request', 'pull_request_labeled', 'tag')),
  }),
  environment: optional(
    z.looseObject({
      ios_signing: hosted('bundle_identifier provisioning_profiles certificates', {
        distribution_type: oneOf('app_store', 'ad_hoc', 'development', 'enterprise'),
      }),
    }),
  ),
  publishing: optional(
    z.looseObject({
      app_store_connect: hosted(
        'api_key key_id issuer_id submit_to_testflight submit_to_app_store beta_groups cancel_previous_submissions copyright earliest_release_date phased_release release_type',
        { auth: oneOf('integration') },
      ),
      google_play: hosted(
        'credentials track in_app_update_priority release_promotion submit_as_draft changes_not_sent_for_review',
        { rollout_fraction: hostedValue(/^(?:0|1|[01]?\.\d+)$/, 'must be a number from 0 to 1') },
      ),
      email: hosted('recipients notify'),
      slack: hosted('channel notify_on_build_start notify'),
    }),
  ),
});
