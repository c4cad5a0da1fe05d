import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { exampleRepository } from '../../scripts/demo/repositories.ts';
import { type Clock, systemClock } from '../../src/clock.ts';
import { startHostProxy } from '../../src/service/server/as-host.ts';
import { certificateFor } from '../../src/service/server/certificate.ts';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { ask, testService } from '../support/service.ts';
import { serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

const host = 'api.codemagic.io';

/** Asks the proxy for a tunnel; returns the connection and the first line of the answer. */
async function tunnel(address: string, to: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(`CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  return { socket, answer: String(head).split('\r\n')[0] };
}

test('the proxy opens tunnels to its one name alone, and answers there as that host', async () => {
  await using service = await testService({ publicUrl: `https://${host}` });
  const certificate = await certificateFor(host, { folder: service.dataFolder, clock: systemClock });
  const proxy = await startHostProxy({ host, certificate, accept: service.running.takeConnection });
  for (const other of ['example.com:443', `${host}:80`, `${host}.example.com:443`, '127.0.0.1:443']) {
    const { socket, answer } = await tunnel(proxy.address, other);
    expect(answer).toBe('HTTP/1.1 403 Forbidden');
    socket.destroy();
  }
  // What is no tunnel, such as the request of a web page, learns nothing and reaches nothing.
  expect(
    (await ask({ url: `${proxy.address}/apps`, headers: { 'x-auth-token': 'a'.repeat(64) } })).status,
  ).toBe(403);

  const { socket } = await tunnel(proxy.address, `${host}:443`);
  const ca = readFileSync(certificate.authority);
  const secure = connectTls({ socket, servername: host, ca });
  secure.write(
    `GET /apps HTTP/1.1\r\nHost: ${host}\r\nx-auth-token: ${service.token}\r\nConnection: close\r\n\r\n`,
  );
  const answered = await text(secure);
  expect(answered).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answered).toContain(service.appId);
  const strange = await tunnel(proxy.address, `${host}:443`);
  const [error] = await once(connectTls({ socket: strange.socket, servername: host }), 'error');
  expect(String(error)).toMatch(/unable to (?:get local issuer|verify)/);
  await proxy.close();
});

test('the key of the certificate is for its user alone, the one of its authority is nowhere, and both are renewed', async () => {
  await using folder = await temporaryFolder();
  const at = (days: number): Clock => ({ ...systemClock, now: () => systemClock.now() + days * 86_400_000 });
  const made = (name: string, days = 0) => certificateFor(name, { folder: folder.path, clock: at(days) });
  const first = await made(host);
  const file = join(folder.path, 'host.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(first.authority, 'utf8')).not.toContain('KEY');
  expect(readFileSync(file, 'utf8').match(/BEGIN PRIVATE KEY/g)).toHaveLength(1);
  expect(await made(host, 300)).toEqual(first);
  const later = await made(host, 397);
  expect(later.key).not.toBe(first.key);
  expect((await made('api.example.com', 397)).key).not.toBe(later.key);
});

const run = promisify(execFile);

/** Builds, waits and downloads the artefact, as `https://api.codemagic.io` and nothing else. Prints the size of the file. */
const clients: Readonly<Record<string, readonly [command: string, script: string]>> = {
  Node: [
    process.execPath,
    `const base = 'https://${host}', headers = { 'x-auth-token': process.env.TOKEN, 'content-type': 'application/json' };
    const body = JSON.stringify({ appId: process.env.APP, workflowId: 'android', branch: 'main' });
    const { buildId } = await (await fetch(base + '/builds', { method: 'POST', headers, body })).json();
    let build = {};
    while (!build.finishedAt) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      ({ build } = await (await fetch(base + '/builds/' + buildId, { headers })).json());
    }
    console.log((await (await fetch(build.artefacts[0].url, { headers })).arrayBuffer()).byteLength);`,
  ],
  Python: [
    'python3',
    `import json, os, time
from urllib.request import Request, urlopen
def ask(url, body=None):
    headers = {"x-auth-token": os.environ["TOKEN"], "content-type": "application/json"}
    return urlopen(Request(url, data=body, headers=headers)).read()
start = json.dumps({"appId": os.environ["APP"], "workflowId": "android", "branch": "main"}).encode()
id = json.loads(ask("https://${host}/builds", start))["buildId"]
build = {}
while "finishedAt" not in build:
    time.sleep(0.2)
    build = json.loads(ask("https://${host}/builds/" + id))["build"]
print(len(ask(build["artefacts"][0]["url"])))`,
  ],
  Ruby: [
    'ruby',
    `require "json"
require "net/http"
HEADERS = { "x-auth-token" => ENV["TOKEN"], "content-type" => "application/json" }
def ask(url, body = nil)
  answer = body ? Net::HTTP.post(URI(url), body, HEADERS) : Net::HTTP.get_response(URI(url), HEADERS)
  answer.is_a?(Net::HTTPRedirection) ? ask(answer["location"]) : answer.body
end
start = { appId: ENV["APP"], workflowId: "android", branch: "main" }.to_json
id = JSON.parse(ask("https://${host}/builds", start))["buildId"]
build = {}
until build["finishedAt"]
  sleep 0.2
  build = JSON.parse(ask("https://${host}/builds/" + id))["build"]
end
puts ask(build["artefacts"][0]["url"]).bytesize`,
  ],
  curl: [
    'sh',
    `ask() { curl --silent --show-error --fail --location --header "x-auth-token: $TOKEN" "$@"; }
    id=$(ask --data "{\\"appId\\": \\"$APP\\", \\"workflowId\\": \\"android\\", \\"branch\\": \\"main\\"}" https://${host}/builds | cut -d'"' -f4)
    until build=$(ask "https://${host}/builds/$id"); echo "$build" | grep -q '"status":"finished"'; do sleep 0.2; done
    ask "$(echo "$build" | grep -o 'https://${host}/artifacts/[^"]*')" | wc -c`,
  ],
};
const flags: Readonly<Record<string, readonly string[]>> = {
  Node: ['--input-type=module', '-e'],
  Ruby: ['-e'],
};

/** Where Ruby has to be, its absence is a failure. */
const isRubyWanted =
  process.env.NEEDS_RUBY === 'true' || spawnSync('ruby', ['--version'], { stdio: 'ignore' }).status === 0;

deepTest(
  'clients in Node, Python, Ruby and curl build and download as that host, by the printed lines alone',
  async () => {
    await using folder = await temporaryFolder();
    const repository = await exampleRepository(join(folder.path, 'hello-mobile'));
    const more = ['--as-host', host, '--repository', repository, '--builders', '4'];
    await using service = await serviceProcess({ dataFolder: join(folder.path, 'data'), more });
    const printed = await until(
      () =>
        service.printed.some((line) => line.startsWith('For one curl')) &&
        service.printed.filter((line) => /^ {2}export (?!BUILD)/.test(line)).join('\n'),
    );
    const appId = (await service.ask('GET', '/apps')).body.applications[0]._id;
    const wanted = Object.entries(clients).filter(([name]) => name !== 'Ruby' || isRubyWanted);
    expect(wanted.length).toBeGreaterThanOrEqual(3);
    const sizes = await Promise.all(
      wanted.map(async ([name, [command, script]]) => {
        const env = { PATH: process.env.PATH, TOKEN: service.token, APP: appId };
        const given = ['-c', `${printed}\nexec "$@"`, 'sh', command, ...(flags[name] ?? ['-c']), script];
        const { stdout } = await run('sh', given, { env });
        return [name, Number(stdout)];
      }),
    );
    const { body } = await service.ask('GET', '/builds');
    const size = body.builds[0].artefacts[0].size;
    expect(size).toBeGreaterThan(100);
    expect(sizes).toEqual(wanted.map(([name]) => [name, size]));
  },
);
