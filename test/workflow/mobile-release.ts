import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { event } from '../support/workflow/event.ts';
import { type MobileStage, setMobileStage } from '../support/workflow/mobile-stage.ts';
import type { RunResult } from '../support/workflow/run.ts';
import type { StandIn } from '../support/workflow/stand-in.ts';

const granted = 'contents: write, id-token: write, attestations: write';

interface ReleaseOptions {
  readonly permissions?: string;
  readonly ref?: string;
  readonly visibility?: 'public' | 'private' | 'internal';
  readonly standIns?: Readonly<Record<string, StandIn>>;
}

/** Calls mobile-release.yml for a tag. */
export async function release(
  inputs: Readonly<Record<string, string | boolean>> = {},
  {
    permissions = granted,
    ref = 'refs/tags/v1.0.0',
    visibility = 'public',
    standIns = {},
  }: ReleaseOptions = {},
): Promise<RunResult> {
  const caller = `
    on: { push: { tags: ['v*'], branches: [main] } }
    jobs:
      release:
        permissions: { ${permissions} }
        uses: OWNER/build-service-action/.github/workflows/mobile-release.yml@v1
        with: ${JSON.stringify({ appId: stage.service.appId, workflowId: 'android, ios', ...inputs })}
        secrets: { token: "\${{ secrets.BUILD_SERVICE_TOKEN }}" }
      after:
        needs: release
        if: always()
        runs-on: ubuntu-latest
        outputs: { all: "\${{ toJSON(needs.release.outputs) }}" }
        steps: [{ run: "true" }]
  `;
  const payload = { repository: { visibility } };
  const world = { ...stage.world, standIns: { ...stage.world.standIns, ...standIns } };
  return stage.run(
    caller,
    event('push', { ref, sha: await stage.repository.git('rev-parse', 'HEAD'), payload }),
    { world },
  );
}

export let stage: MobileStage;

beforeAll(async () => {
  stage = await setMobileStage();
  const odd = {
    name: 'Odd',
    scripts: [{ script: 'echo app | tee größe.apk > sha256sums' }],
    artifacts: ['*.apk', 'sha256sums'],
  };
  const hostile = ['SHA256SUMS', 'file-1.apk', '日本.apk', '東京.apk', '東京', 'gräße.apk', 'größe.apk'];
  const names = {
    name: 'Names',
    scripts: [{ script: `for name in ${hostile.join(' ')}; do echo "$name" > "$name"; done` }],
    artifacts: ['*.apk', '*SUMS', '東京'],
  };
  const file = await stage.repository.git('show', 'HEAD:codemagic.yaml');
  const workflows = Object.entries({ odd, 'odd-too': odd, names }).map(
    ([id, workflow]) => `  ${id}: ${JSON.stringify(workflow)}\n`,
  );
  await stage.repository.commit({ 'codemagic.yaml': [file, ...workflows].join('\n') });
  await stage.repository.git('tag', 'v1.0.0');
  stage.home.refs.set('refs/tags/v1.0.0', stage.home.objects.addBlob(Buffer.from('x')).sha);
});

beforeEach(() => stage.home.releases.clear());

afterAll(async () => stage[Symbol.asyncDispose]());
