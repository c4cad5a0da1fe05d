import type { Ref } from '../../contract/values.ts';
import { InputError } from '../../errors.ts';
import { type ArtefactInputs, readArtefactInputs } from '../artefacts/inputs.ts';
import { parseCommit } from '../builds/commit.ts';
import { type ConnectionInputs, readConnection } from '../inputs/connection.ts';
import { jsonTexts } from '../inputs/lists.ts';
import { parseAppId, parseLines, readRef } from '../inputs/parsers.ts';
import { createInputReader, type InputReader } from '../inputs/reader.ts';
import type { Runner } from '../runner/runner.ts';

/** Where the artefacts come from. */
export type Source =
  | { readonly kind: 'build'; readonly buildId: string }
  | {
      readonly kind: 'latest';
      readonly appId: string;
      readonly workflowId: string | undefined;
      readonly ref: Ref | undefined;
      readonly commit: string | undefined;
    }
  | { readonly kind: 'addresses'; readonly urls: readonly string[] };

interface ArtifactsInputs extends ArtefactInputs {
  readonly connection: ConnectionInputs;
  readonly source: Source;
}

const advice =
  'Set buildId, appId or url. With appId, the action uses the latest finished build, which you can narrow down with workflowId, branch, tag or commit.';

/** @throws InputError */
export function readArtifactsInputs(runner: Runner): ArtifactsInputs {
  const inputs = createInputReader(runner);
  return {
    connection: readConnection(inputs, runner),
    source: readSource(inputs),
    ...readArtefactInputs(inputs),
  };
}

function readSource(inputs: InputReader): Source {
  const sources = inputs.present(['buildId', 'appId', 'url']);
  const narrowing = inputs.present(['workflowId', 'branch', 'tag', 'commit']);
  if (sources.length === 0)
    throw new InputError(
      ['buildId', 'appId', 'url', ...narrowing],
      `The buildId, appId or url input is required. ${advice}`,
    );
  if (sources.length > 1)
    throw new InputError(sources, `The ${sources.join(' and ')} inputs cannot be used together. ${advice}`);
  if (narrowing.length > 0 && sources[0] !== 'appId')
    throw new InputError(
      [...sources, ...narrowing],
      `The ${sources[0]} input cannot be used together with ${narrowing.join(', ')}. ${advice}`,
    );
  switch (sources[0]) {
    case 'buildId':
      return { kind: 'build', buildId: inputs.text('buildId') };
    case 'url':
      return { kind: 'addresses', urls: readAddresses(inputs) };
    default:
      return {
        kind: 'latest',
        appId: parseAppId(inputs.text('appId')),
        workflowId: inputs.text('workflowId') || undefined,
        ref: readRef(inputs),
        commit: inputs.optional('commit', parseCommit),
      };
  }
}

/** One per line, or a JSON list such as the output `artefactUrls`: an address may have a comma in it. */
function readAddresses(inputs: InputReader): string[] {
  const text = inputs.text('url');
  const urls = [...new Set(parseLines((jsonTexts(text) ?? [text]).join('\n')))];
  if (urls.length > 0) return urls;
  throw new InputError(
    ['url'],
    'The url input is empty. Expected artefact URLs, one per line or as a JSON list.',
  );
}
