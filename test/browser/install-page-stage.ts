import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTlsFront } from '../support/company-network.ts';
import { startFakeService } from '../support/fake-service/server.ts';
import { temporaryFolder } from '../support/folder.ts';
import { type Stage, setStage, workflowFile } from '../support/stage.ts';

const plist = (facts: Readonly<Record<string, string>>): string =>
  `<plist version="1.0"><dict>${Object.entries(facts)
    .map(([key, text]) => `<key>${key}</key><string><![CDATA[${text}]]></string>`)
    .join('')}</dict></plist>`;

/** Git packs an `.ipa`, because every machine that builds has Git. */
const pack = (name: string): string =>
  `git archive --format=zip --prefix=Payload/Hello.app/ --add-file=${name}/Info.plist --output=${name}.ipa HEAD:empty`;

const files = {
  'codemagic.yaml': workflowFile(
    [
      'printf android > app-release.apk; printf store > app-release.aab; printf simulator > Runner.app.zip',
      'printf symbols > mapping.txt',
      `${pack('Hello')}; ${pack('Nameless')}`,
    ],
    ['*.apk', '*.aab', '*.ipa', '*.zip', '*.txt'],
  ),
  'empty/none': '',
  'Hello/Info.plist': plist({
    CFBundleDisplayName: 'Hello & friends',
    CFBundleIdentifier: 'com.example.hello',
    CFBundleShortVersionString: '1.4.0',
  }),
  'Nameless/Info.plist': plist({ CFBundleShortVersionString: '1.0' }),
};

/** The install page of a real build, behind https. */
export interface InstallPageStage extends AsyncDisposable {
  readonly stage: Stage;
  readonly buildId: string;
  /** Where the page is served, deep within the host; ends with a slash. */
  readonly address: string;
  /** The folder of the page. */
  readonly folder: string;
}

/** Builds, writes the page with the build action, and serves it. */
export async function setInstallPageStage(): Promise<InstallPageStage> {
  await using stack = new AsyncDisposableStack();
  const stage = stack.use(await setStage({ files }));
  const folder = stack.use(await temporaryFolder()).path;
  const path = '/any/path/of%20a%20host/';
  const server = stack.use(
    await startFakeService(async ({ target }, response) => {
      const [, name] = target.split(path);
      const file = name === undefined ? '' : join(folder, decodeURIComponent(name) || 'index.html');
      const content = await readFile(file).catch(() => undefined);
      const type = target.endsWith('.plist') ? 'application/xml' : 'text/html';
      response.writeHead(content ? 200 : 404, { 'content-type': type }).end(content);
    }),
  );
  const front = stack.use(await startTlsFront({ port: Number(new URL(server.url).port) }));
  const download = join(folder, 'downloads');
  const built = await stage.run({ with: { workflowId: 'android', installPage: folder, download } });
  if (built.exitCode !== 0) throw new Error(built.printed);
  const held = stack.move();
  return {
    stage,
    buildId: built.outputs.buildId ?? '',
    address: `https://localhost:${front.port}${path}`,
    folder,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
