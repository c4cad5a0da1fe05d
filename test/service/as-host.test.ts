import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { exampleRepository } from '../../scripts/demo/repositories.ts';
import { type Clock, systemClock } from '../../src/clock.ts';
import { clientEnvironment, pathOf, shownTarget, startHostProxy } from '../../src/service/server/as-host.ts';
import { certificateFor } from '../../src/service/server/certificate.ts';
import { deepTest } from '../support/deep-test.ts';
import { temporaryFolder } from '../support/folder.ts';
import { ask, testService } from '../support/service.ts';
import { runServiceDoor, serviceProcess } from '../support/service-process.ts';
import { until } from '../support/until.ts';

const host = 'api.codemagic.io';

/** The service under two names, and what its proxy logs. */
async function hostedService() {
  const service = await testService({ publicUrl: `https://${host}` });
  const hosts = [host, 'codemagic.io'] as const;
  const certificate = await certificateFor(hosts, { folder: service.dataFolder, clock: systemClock });
  const log: string[] = [];
  const proxy = await startHostProxy({
    ...{ hosts, port: 0, certificate },
    accept: service.running.takeRequest,
    log: (line) => void log.push(line),
  });
  return {
    ...{ service, log, address: proxy.address, ca: readFileSync(certificate.authority) },
    async [Symbol.asyncDispose]() {
      await proxy.close();
      await service[Symbol.asyncDispose]();
    },
  };
}

function connectTo(address: string) {
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname);
}

/** Asks the proxy for a tunnel; returns the connection and the first line of the answer. */
async function tunnel(address: string, to: string) {
  const socket = connectTo(address);
  socket.write(`CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  return { socket, answer: String(head).split('\r\n')[0] };
}

/** Sends these bytes to the proxy; returns all that it answers until it closes the connection. */
async function exchange(address: string, bytes: string): Promise<string> {
  const socket = connectTo(address);
  socket.write(bytes, 'latin1');
  return text(socket);
}

// T35
test('the proxy opens tunnels to its names alone, and answers there as those hosts', async () => {
  await using hosted = await hostedService();
  const { service, address, ca, log } = hosted;
  const others = [
    'example.com:443',
    `${host}:80`,
    `${host}.example.com:443`,
    '127.0.0.1:443',
    `a@${host}:443`,
  ];
  for (const other of others) {
    const { socket, answer } = await tunnel(address, other);
    expect(answer).toBe('HTTP/1.1 403 Forbidden');
    socket.destroy();
  }
  expect(log).toEqual(others.map((other) => `proxy refused CONNECT ${other.replace('a@', '')}`));
  // The request of a web page learns nothing and reaches nothing.
  expect((await ask({ url: `${address}/apps`, headers: { 'x-auth-token': service.token } })).status).toBe(
    403,
  );
  expect(log.at(-1)).toBe('proxy refused GET without a host');

  for (const name of [host, 'codemagic.io']) {
    const { socket } = await tunnel(address, `${name}:443`);
    const secure = connectTls({ socket, servername: name, ca });
    secure.write(
      `GET /apps HTTP/1.1\r\nHost: ${name}\r\nx-auth-token: ${service.token}\r\nConnection: close\r\n\r\n`,
    );
    const answered = await text(secure);
    expect(answered).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answered).toContain(service.appId);
  }
  const { socket: outer } = await tunnel(address, `${host}:443`);
  const inside = connectTls({ socket: outer, servername: host, ca });
  inside.write('GET /apps HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n');
  expect(await text(inside)).toMatch(/^HTTP\/1\.1 421 /);
  const { socket: nesting } = await tunnel(address, `${host}:443`);
  const nested = connectTls({ socket: nesting, servername: host, ca });
  nested.write(`CONNECT ${host}:443 HTTP/1.1\r\nHost: ${host}:443\r\n\r\n`);
  expect(await text(nested)).toMatch(/^HTTP\/1\.1 403 /);

  const strange = await tunnel(address, `${host}:443`);
  const [error] = await once(connectTls({ socket: strange.socket, servername: host }), 'error');
  expect(String(error)).toMatch(/unable to (?:get local issuer|verify)/);
});

/** What these versions of axios send to a proxy, recorded; 1.21 opens a tunnel. */
const axiosHeads = {
  'axios 1.1.3': 'User-Agent: axios/1.1.3\r\nContent-Length: 28\r\nAccept-Encoding: gzip, deflate, br',
  'axios 1.15.2':
    'User-Agent: axios/1.15.2\r\nContent-Length: 28\r\nAccept-Encoding: gzip, compress, deflate, br',
};

test.each(Object.entries(axiosHeads))(
  'the proxy answers the absolute form that %s sends',
  async (_, head) => {
    await using hosted = await hostedService();
    const { service, address, log } = hosted;
    const request = (target: string, hostHeader: string) =>
      exchange(
        address,
        `POST ${target} HTTP/1.1\r\nAccept: application/json, text/plain, */*\r\nContent-Type: application/json\r\n` +
          `x-auth-token: ${service.token}\r\n${head}\r\n${hostHeader}Connection: close\r\n\r\n{"repositoryUrl":"/nowhere"}`,
      );
    const answers = [
      await request(`https://${host}/apps`, `host: ${host}\r\n`),
      await request(`https://${host.toUpperCase()}:443/apps`, ''),
      // The target counts, not the header.
      await request('https://codemagic.io/apps', 'host: example.com\r\n'),
    ];
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK.*"_id"/s);
    expect(log).toEqual([]);
  },
);

// T35
test('a request in absolute form is for one of the hosts, spelt as a host, or for nobody', () => {
  const hosts = [host, 'codemagic.io'];
  for (const [target, path] of [
    [`https://${host}/builds?a=b`, '/builds?a=b'],
    [`https://${host}`, '/'],
    [`https://${host}?a=b`, '/?a=b'],
    ['HTTPS://CODEMAGIC.IO:443/@evil', '/@evil'],
    [`https://${host}//evil/x`, '//evil/x'],
  ] as const)
    expect([target, pathOf(target, hosts)]).toEqual([target, path]);
  for (const target of [
    '/builds',
    '*',
    '',
    `http://${host}/builds`,
    `https://${host}:8443/builds`,
    `https://${host}:/builds`,
    `https://${host}.:443/builds`,
    `https://${host}@evil`,
    `https://evil@${host}/`,
    `https://${host}:443@evil/`,
    `https://${host}\\@evil/`,
    `https://${host}\\evil/`,
    `https://${host}%2eevil/`,
    `https:///${host}/`,
    `https:/${host}/`,
    `https://evil.${host}/`,
    `https://evil/https://${host}/`,
    `https://evil#https://${host}/`,
    `//${host}/`,
    `ws://${host}/`,
  ])
    expect([target, pathOf(target, hosts)]).toEqual([target, undefined]);
});

// T35
test('a log line names the host of a refused request, and neither a secret nor another line', () => {
  for (const [target, shown] of [
    ['https://ada:secret@example.com:8443/secret?secret', 'https://example.com:8443'],
    ['ada:secret@example.com:443', 'example.com:443'],
    [`https://${host}\\@evil`, 'https://evil'],
    ['http://[::1]:80/', 'http://[::1]:80'],
    ['http://a\u0085\u001b[2Jb/', 'http://a??[2Jb'],
    ['/secret', 'without a host'],
    ['a'.repeat(10_000), 'a'.repeat(100)],
  ] as const)
    expect(shownTarget(target)).toBe(shown);
});

// T35
test('hostile requests to the proxy are refused with one line each, and it goes on answering', async () => {
  await using hosted = await hostedService();
  const { service, address, log } = hosted;
  const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n`;
  for (const [bytes, answer, line] of [
    [get('http://example.com/'), /^HTTP\/1\.1 403 /, 'proxy refused GET http://example.com'],
    [get(`https://${host}@evil`), /^HTTP\/1\.1 403 /, 'proxy refused GET https://evil'],
    [get(`https://ada:pass@${host}/`), /^HTTP\/1\.1 403 /, `proxy refused GET https://${host}`],
    [get(`https://${host}\xff/`), /^HTTP\/1\.1 400 /, 'proxy refused a malformed request (HPE_INVALID_URL)'],
    [
      // A body that never ends.
      get('https://example.com/', 'Transfer-Encoding: chunked\r\n'),
      /^HTTP\/1\.1 403 /,
      'proxy refused GET https://example.com',
    ],
    [
      get(`https://${host}/`, `x: ${'a'.repeat(100_000)}\r\n`),
      /^(?:HTTP\/1\.1 431 |$)/,
      'proxy refused a malformed request (HPE_HEADER_OVERFLOW)',
    ],
    [
      get(`https://${host}/${'a'.repeat(100_000)}`),
      /^(?:HTTP\/1\.1 431 |$)/,
      'proxy refused a malformed request (HPE_HEADER_OVERFLOW)',
    ],
    ['\x16\x03\x01\x02\x00', /^HTTP\/1\.1 400 /, 'proxy refused a malformed request (HPE_INVALID_METHOD)'],
  ] as const) {
    log.length = 0;
    expect(await exchange(address, bytes).catch(() => '')).toMatch(answer);
    expect(log).toEqual([line]);
  }
  const good = get(`https://${host}/apps`, `x-auth-token: ${service.token}\r\nConnection: close\r\n`);
  expect(await exchange(address, good)).toContain(service.appId);
});

test('the environment for clients survives a shell and names the proxy for Java, too', () => {
  const groups = clientEnvironment({
    proxy: 'http://127.0.0.1:4141',
    certificate: '/my data/authority.pem',
    trustStore: '/my data/authority.jks',
  });
  const all = Object.fromEntries(groups.flatMap((group) => Object.entries(group)));
  expect(all).toMatchObject({
    HTTPS_PROXY: 'http://127.0.0.1:4141',
    SSL_CERT_FILE: '/my data/authority.pem',
    JAVA_TOOL_OPTIONS:
      '-Dhttps.proxyHost=127.0.0.1 -Dhttps.proxyPort=4141 -Djavax.net.ssl.trustStore="/my data/authority.jks"',
  });
});

// T35
test('the key of the certificate is for its user alone, the one of its authority is nowhere, and both are renewed', async () => {
  await using folder = await temporaryFolder();
  const at = (days: number): Clock => ({ ...systemClock, now: () => systemClock.now() + days * 86_400_000 });
  const made = (name: string, days = 0) => certificateFor([name], { folder: folder.path, clock: at(days) });
  const first = await made(host);
  const file = join(folder.path, 'host.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(first.authority, 'utf8')).not.toContain('KEY');
  expect(readFileSync(file, 'utf8').match(/BEGIN PRIVATE KEY/g)).toHaveLength(1);
  expect(await made(host, 300)).toEqual(first);
  const later = await made(host, 397);
  expect(later.key).not.toBe(first.key);
  const other = await made('api.example.com', 397);
  expect(other.key).not.toBe(later.key);
  const two = await certificateFor(['api.example.com', host], { folder: folder.path, clock: at(397) });
  expect(two.key).not.toBe(other.key);
  expect((await made('api.example.com', 397)).key).not.toBe(two.key);
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
  Go: [
    'go run',
    `package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"
)

func ask(method, url, body string) []byte {
	request, err := http.NewRequest(method, url, strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	request.Header.Set("x-auth-token", os.Getenv("TOKEN"))
	request.Header.Set("content-type", "application/json")
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	text, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != 200 {
		panic(answer.Status)
	}
	return text
}

func main() {
	var started struct{ BuildId string }
	start, _ := json.Marshal(map[string]string{"appId": os.Getenv("APP"), "workflowId": "android", "branch": "main"})
	json.Unmarshal(ask("POST", "https://${host}/builds", string(start)), &started)
	var found struct {
		Build struct {
			FinishedAt *string
			Artefacts  []struct{ Url string }
		}
	}
	for found.Build.FinishedAt == nil {
		time.Sleep(200 * time.Millisecond)
		json.Unmarshal(ask("GET", "https://${host}/builds/"+started.BuildId, ""), &found)
	}
	fmt.Println(len(ask("GET", found.Build.Artefacts[0].Url, "")))
}
`,
  ],
  Java: [
    'java',
    String.raw`import java.net.URI;
import java.net.http.*;
import java.util.regex.*;

public class Client {
    static byte[] ask(String url, String body) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(url))
            .header("x-auth-token", System.getenv("TOKEN")).header("content-type", "application/json");
        if (body != null) request.POST(HttpRequest.BodyPublishers.ofString(body));
        var client = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();
        var answer = client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
        if (answer.statusCode() != 200) throw new Exception("status " + answer.statusCode());
        return answer.body();
    }
    static String find(String pattern, String text) {
        var matcher = Pattern.compile(pattern).matcher(text);
        return matcher.find() ? matcher.group(1) : null;
    }
    public static void main(String[] args) throws Exception {
        var start = "{\"appId\": \"" + System.getenv("APP") + "\", \"workflowId\": \"android\", \"branch\": \"main\"}";
        var id = find("\"buildId\":\"([^\"]*)", new String(ask("https://${host}/builds", start)));
        var build = "";
        while (find("(\"status\":\"finished\")", build) == null) {
            Thread.sleep(200);
            build = new String(ask("https://${host}/builds/" + id, null));
        }
        System.out.println(ask(find("(https://${host}/artifacts/[^\"]*)", build), null).length);
    }
}
`,
  ],
};
const flags: Readonly<Record<string, readonly string[]>> = {
  Node: ['--input-type=module', '-e'],
  Ruby: ['-e'],
};

const runs = (command: string, argument: string): boolean =>
  spawnSync(command, [argument], { stdio: 'ignore' }).status === 0;

/**
 * Clients that some machines lack. Where Ruby or Go has to be, its absence is a failure. On macOS, Go trusts the keychain
 * alone; without its compiler, Java can't run a source file.
 */
const missing = [
  ...(process.env.NEEDS_RUBY === 'true' || runs('ruby', '--version') ? [] : ['Ruby']),
  ...(process.env.NEEDS_GO === 'true' || (process.platform !== 'darwin' && runs('go', 'version'))
    ? []
    : ['Go']),
  ...(runs('javac', '-version') ? [] : ['Java']),
];

/** The command of a client. Go is compiled first, with its usual cache, as its tools are no client. */
async function commandOf(name: string, folder: string): Promise<readonly string[]> {
  const [command = '', script = ''] = clients[name] ?? [];
  switch (name) {
    case 'Go': {
      const source = join(folder, 'client.go');
      const program = join(folder, 'client');
      await writeFile(source, script);
      await run('go', ['build', '-o', program, source]);
      return [program];
    }
    case 'Java': {
      const source = join(folder, 'Client.java');
      await writeFile(source, script);
      return ['java', source];
    }
    default:
      return [command, ...(flags[name] ?? ['-c']), script];
  }
}

deepTest(
  'clients in Node, Python, Ruby, curl, Go and Java build and download as that host, by the printed lines alone',
  async () => {
    if (missing.length > 0) process.stderr.write(`Not installed, so not tried: ${missing.join(', ')}\n`);
    await using folder = await temporaryFolder();
    const repository = await exampleRepository(join(folder.path, 'hello-mobile'));
    const readyFile = join(folder.path, 'ready.json');
    const hosts = ['--as-host', host, '--as-host', 'codemagic.io'];
    const more = [...hosts, '--repository', repository, '--builders', '6', '--ready-file', readyFile];
    // A path that a shell and Java read wrongly unless it is quoted.
    await using service = await serviceProcess({ dataFolder: join(folder.path, 'my data'), more });
    const printed = await until(
      () =>
        service.printed.some((line) => line.startsWith('For a single curl')) &&
        service.printed.filter((line) => /^ {2}export (?!BUILD)/.test(line)).join('\n'),
    );
    const ready = await until(async () => JSON.parse(await readFile(readyFile, 'utf8').catch(() => 'null')));
    const { stdout: set } = await run('sh', ['-c', `${printed}\nenv`], { env: {} });
    for (const [name, value] of Object.entries(ready.asHost.environment))
      expect(set.split('\n')).toContain(`${name}=${value}`);
    expect(printed.split(' ').filter((word) => /^\w+=/.test(word))).toHaveLength(
      Object.keys(ready.asHost.environment).length,
    );
    expect(ready.asHost.environment).toMatchObject({
      HTTPS_PROXY: ready.asHost.proxy,
      SSL_CERT_FILE: ready.asHost.certificate,
    });

    const appId = (await service.ask('GET', '/apps')).body.applications[0]._id;
    const wanted = Object.keys(clients).filter((name) => !missing.includes(name));
    // When one fails, the others would wait for a service that is gone.
    const ending = new AbortController();
    const sizes = await Promise.all(
      wanted.map(async (name) => {
        const env = { PATH: process.env.PATH, TOKEN: service.token, APP: appId };
        const given = ['-c', `${printed}\nexec "$@"`, 'sh', ...(await commandOf(name, folder.path))];
        const { stdout } = await run('sh', given, { env, signal: ending.signal });
        return [name, Number(stdout)];
      }),
    ).finally(() => ending.abort());
    const { body } = await service.ask('GET', '/builds');
    const size = body.builds[0].artefacts[0].size;
    expect(size).toBeGreaterThan(100);
    expect(sizes).toEqual(wanted.map((name) => [name, size]));
    await tunnel(ready.asHost.proxy, 'example.com:443').then(({ socket }) => socket.destroy());
    await until(() =>
      service.printed.some((line) => line.endsWith(' proxy refused CONNECT example.com:443')),
    );
  },
);

deepTest(
  '--proxy-port fixes the port of the proxy, and one in use ends the start with one line',
  async () => {
    await using folder = await temporaryFolder();
    const dataFolder = join(folder.path, 'data');
    await using first = await serviceProcess({ dataFolder, more: ['--as-host', host] });
    const [, used = ''] = await until(() =>
      /For a single curl: --proxy \S+:(\d+)/.exec(first.printed.join('\n')),
    );
    const options = ['--port', '0', '--data', join(folder.path, 'other'), '--as-host', host, '--proxy-port'];
    const { printed, exit } = runServiceDoor([...options, used]);
    expect(await exit).toBe(1);
    expect(printed).toEqual([
      `Port ${used} on 127.0.0.1 cannot be used: choose another with --proxy-port, or 0 for a free one`,
    ]);
    await first.end('SIGTERM');
    await using second = await serviceProcess({
      dataFolder,
      token: first.token,
      more: ['--as-host', host, '--proxy-port', used],
    });
    await until(() =>
      second.printed.some((line) => line.startsWith(`For a single curl: --proxy http://127.0.0.1:${used} `)),
    );
  },
);
