/**
 * What the hosted service refuses below keys that have no effect here: a build here does not need it, and the same file
 * would not be built there. Only what its documentation says is checked; other keys pass.
 */

import { closestKey } from './findings.ts';

const signing = ['distribution_type', 'bundle_identifier', 'provisioning_profiles', 'certificates'];
const appStore = [
  'auth',
  'api_key',
  'key_id',
  'issuer_id',
  'submit_to_testflight',
  'beta_groups',
  'copyright',
];
const release = ['submit_to_app_store', 'earliest_release_date', 'phased_release', 'release_type'];
const googlePlay = ['credentials', 'track', 'in_app_update_priority', 'rollout_fraction', 'submit_as_draft'];

/** The keys of maps, by their path without positions in lists. */
const knownKeys: Readonly<Record<string, readonly string[]>> = {
  triggering: ['events', 'branch_patterns', 'tag_patterns', 'cancel_previous_builds'],
  'triggering.branch_patterns': ['pattern', 'include', 'source'],
  'triggering.tag_patterns': ['pattern', 'include', 'source'],
  'environment.ios_signing': signing,
  'publishing.email': ['recipients', 'notify'],
  'publishing.slack': ['channel', 'notify_on_build_start', 'notify'],
  'publishing.email.notify': ['success', 'failure'],
  'publishing.slack.notify': ['success', 'failure'],
  'publishing.google_play': [...googlePlay, 'changes_not_sent_for_review', 'release_promotion'],
  'publishing.app_store_connect': [...appStore, ...release, 'cancel_previous_submissions'],
};

/** Maps of which only some keys are known here. */
const containers = ['environment', 'publishing'];

/** Of these maps, the first known key is required. */
const withRequiredKey = /^(?:triggering\.\w+_patterns|publishing\.(?:email|slack))$/;

const flags =
  /\.(?:include|source|success|failure|cancel_previous_\w+|notify_on_build_start|submit_\w+|changes_not_sent_for_review)$/;

interface Values {
  readonly of: RegExp;
  readonly allowed: RegExp;
  readonly says: string;
}

function oneOf(of: RegExp, allowed: readonly string[]): Values {
  const says = `must be one of ${allowed.map((one) => `\`${one}\``).join(', ')}`;
  return { of, allowed: new RegExp(`^(?:${allowed.join('|')})$`), says };
}

const allowedValues: readonly Values[] = [
  { of: flags, allowed: /^(?:true|True|TRUE|false|False|FALSE)$/, says: 'must be `true` or `false`' },
  oneOf(/^triggering\.events$/, ['push', 'pull_request', 'pull_request_labeled', 'tag']),
  oneOf(/\.ios_signing\.distribution_type$/, ['app_store', 'ad_hoc', 'development', 'enterprise']),
  oneOf(/\.app_store_connect\.auth$/, ['integration']),
  { of: /\.rollout_fraction$/, allowed: /^(?:0|1|[01]?\.\d+)$/, says: 'must be a number from 0 to 1' },
];

type Path = readonly PropertyKey[];

/** A mistake; `why` follows the name of what is at `path`. */
interface Refused {
  readonly path: Path;
  readonly why: string;
}

/** Mistakes in a workflow, with their places. */
export function refusedBelow(workflow: unknown): Refused[] {
  return ['triggering', ...containers].flatMap((key) => below(Object(workflow)[key], [key]));
}

function below(value: unknown, path: Path): Refused[] {
  const refuse = (why: string, at = path): Refused => ({
    path: at,
    why: `${why}: the hosted service would refuse the file`,
  });
  const name = path.filter((part) => typeof part === 'string').join('.');
  const known = knownKeys[name];
  if (value === undefined || value === '') return [];
  // Nothing known is a list of lists, which an anchor that contains itself can be.
  if (Array.isArray(value))
    return value.flatMap((item, at) => (Array.isArray(item) ? [] : below(item, [...path, at])));
  if (typeof value !== 'object' || value === null) {
    if (known) return [refuse('must be a map of keys to values')];
    const { allowed, says = '' } = allowedValues.find(({ of }) => of.test(name)) ?? {};
    // A variable or an expression can be anything.
    return String(value).includes('$') || allowed?.test(String(value)) !== false ? [] : [refuse(says)];
  }
  if (!known && !containers.includes(name)) return [];
  const [first = ''] = known && withRequiredKey.test(name) ? known : [];
  const missing =
    first !== '' && !Object.hasOwn(value, first) ? [refuse('is missing', [...path, first])] : [];
  const inner = Object.entries(value).flatMap(([key, one]) => {
    const meant = known && !known.includes(key) ? closestKey(key, known) : undefined;
    const at = [...path, key];
    return meant === undefined
      ? below(one, at)
      : [{ path: at, why: `is not a known key; did you mean \`${meant}\`?` }];
  });
  return [...missing, ...inner];
}
