import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { machineFailureIn, machineFailures } from '../../../../src/action/retries/machine-failures.ts';
import { repositoryRoot } from '../../../support/action-metadata.ts';

const corpus = join(repositoryRoot, 'test/corpus');
const logs = (pattern: string): string[] => globSync(pattern, { cwd: corpus }).sort();
const linesOf = (log: string): string[] => readFileSync(join(corpus, log), 'utf8').trimEnd().split('\n');

/** As much of a log as the step reads for this. */
const tail = 50;

const killed = (by: string): string =>
  `its machine killed a process (${by}), which often means too little memory (instanceType selects a larger machine)`;
const diskFull = 'its machine ran out of disk space (instanceType selects a larger machine)';

const causes: Readonly<Record<string, string>> = {
  'bundler-503': 'rubygems.org returned 503',
  'bundler-execution-expired': 'rubygems.org could not be reached',
  'bundler-unreachable': 'index.rubygems.org could not be reached',
  'cocoapods-cdn-500': 'cdn.cocoapods.org returned 500',
  'cocoapods-cdn-timeout': 'cdn.cocoapods.org could not be reached',
  'cocoapods-download-503': 'github.com returned 503',
  'cocoapods-download-reset': 'the connection to boostorg.jfrog.io was reset',
  'codesign-timestamp': "Apple's timestamp service was not available",
  'disk-full-flutter': diskFull,
  'disk-full-gradle': diskFull,
  'disk-full-npm': diskFull,
  'disk-full-xcode': diskFull,
  'flutter-engine-dns': 'the name storage.googleapis.com could not be resolved',
  'git-500': 'github.com returned 500',
  'git-connect': 'github.com could not be reached',
  'git-early-eof': 'Git lost its connection to the server',
  'git-lfs-handshake': 'the connection to github.com timed out',
  'git-rpc-429': 'the Git server returned 429',
  'git-ssh-dns': 'the name github.com could not be resolved',
  'git-ssh-reset': 'Git lost its connection to the server',
  'git-ssl-reset': 'the connection to github.com was reset',
  'gradle-503': 'repo.maven.apache.org returned 503',
  'gradle-daemon':
    'the Gradle daemon disappeared, which often means too little memory (instanceType selects a larger machine)',
  'gradle-dns': 'the name dl.google.com could not be resolved',
  'gradle-read-timed-out': 'the connection to repo.maven.apache.org timed out',
  'gradle-reset': 'the connection to repo.maven.apache.org was reset',
  'gradle-wrapper-503': 'github.com returned 503',
  'gradle-wrapper-timeout': 'services.gradle.org could not be reached',
  'homebrew-503': 'ghcr.io returned 503',
  'killed-dart': killed('signal 9'),
  'killed-gradle': killed('exit status 137'),
  'killed-swift': killed('signal 9'),
  'killed-yarn': killed('exit status 137'),
  'notarytool-504': "Apple's notary service returned 504",
  'notarytool-timeout': "Apple's notary service could not be reached",
  'npm-429': 'registry.npmjs.org returned 429',
  'npm-aborted': 'npm lost its connection to the registry',
  'npm-dns': 'the name registry.npmjs.org could not be resolved',
  'npm-reset': 'the connection to registry.npmjs.org was reset',
  'nuget-503': 'api.nuget.org returned 503',
  'pnpm-429': 'registry.npmjs.org returned 429',
  'pub-closed': 'the connection to pub.dev was reset',
  'pub-500': 'pub.dev returned 500',
  'pub-socket': 'pub.dev could not be reached',
  'signing-500': 'App Store Connect returned 500',
  'signing-fastlane-500': 'App Store Connect returned 500',
  'swiftpm-binary-503': 'github.com returned 503',
  'swiftpm-dns': 'the name github.com could not be resolved',
  'unity-502': 'download.packages.unity.com returned 502',
  'unity-dns': 'packages.unity.com could not be reached',
  'yarn-503': 'registry.yarnpkg.com returned 503',
  'yarn-berry-520': 'registry.yarnpkg.com returned 520',
  'yarn-timeout': 'the connection to registry.yarnpkg.com timed out',
};

test('each log of a machine failure has its cause', () => {
  const found = logs('machine/*.log').map((log) => {
    const [name = ''] = /[\w-]+(?=\.log$)/.exec(log) ?? [];
    return [name, machineFailureIn(linesOf(log).slice(-tail))?.cause];
  });
  expect(Object.fromEntries(found)).toEqual(causes);
});

test.each(logs('machine/not/*.log'))('%s is no machine failure', (log) => {
  expect(machineFailureIn(linesOf(log).slice(-tail))).toBeUndefined();
});

test('no 50 lines of a log with a failure of code are a machine failure', () => {
  const failures = logs('open/**/*.log').flatMap((log) => {
    const lines = linesOf(log);
    const starts = lines.slice(0, Math.max(lines.length - tail, 0) + 1).keys();
    return [...starts].flatMap((at) => machineFailureIn(lines.slice(at, at + tail)) ?? []);
  });
  expect(failures).toEqual([]);
});

test('each form of the table is the only one of its row that fits some log', () => {
  const texts = logs('machine/*.log').map((log) => linesOf(log).join('\n'));
  const idle = machineFailures.flatMap(({ forms }) => {
    const fitting = texts.map((text) => forms.filter((form) => text.search(form) >= 0));
    return forms.filter((form) => !fitting.some((fit) => fit.length === 1 && fit[0] === form));
  });
  expect(idle).toEqual([]);
});

const messages: readonly (readonly [string, string])[] = [
  ['Step 5 script `Build Android` exited with status code 137', killed('exit status 137')],
  [' ELIFECYCLE  Command failed with exit code 137.', killed('exit status 137')],
  ['npm ERR! Exit status 137', killed('exit status 137')],
  ['npm error code 137', killed('exit status 137')],
  ['make[2]: *** [Shop] Error 137', killed('exit status 137')],
  ['/tmp/script.sh: line 3:  4821 Killed                  flutter build', killed('signal 9')],
  ['fatal: cannot create directory at lib: No space left on device', diskFull],
  ['tar: Payload: Cannot write: No space left on device', diskFull],
  ['ld: write() failed, errno=28', diskFull],
  [' ERR_PNPM_ENOSPC  ENOSPC: no space left on device, write', diskFull],
  ['curl: (6) Could not resolve host: cdn.cocoapods.org', 'the name cdn.cocoapods.org could not be resolved'],
  ['ssh: connect to host github.com port 22: Connection timed out', 'github.com could not be reached'],
  [
    "fatal: unable to access 'https://x:***@github.com/a/b/': The requested URL returned error: 502",
    'github.com returned 502',
  ],
  [
    'initiating connection to the Apple notary service...\nError: HTTP status code: 503. Unavailable',
    "Apple's notary service returned 503",
  ],
  ['Error: abortedUpload(resumeRequest: S3(bucket: "a"))', "Apple's notary service could not be reached"],
  [
    "com.unity.ads: Cannot connect to 'packages.unity.com' (error code: ECONNRESET).",
    'packages.unity.com could not be reached',
  ],
];

test.each(messages)('%j is a machine failure', (line, cause) => {
  expect(machineFailureIn([line])?.cause).toBe(cause);
});

test('a machine that is too small is retried once at most', () => {
  const most = ({ mostRetries, cause }: (typeof machineFailures)[number]) =>
    cause.includes('instanceType') === (mostRetries === 1);
  expect(machineFailures.every(most)).toBe(true);
});

test('a cause has a host, and nothing else of the line', () => {
  const line = 'curl: (6) Could not resolve host: pub.dev](https://evil.test)::error::';
  expect(machineFailureIn([line])?.cause).toBe('the name pub.dev could not be resolved');
  expect(machineFailureIn([`curl: (6) Could not resolve host: ${'a'.repeat(97)}.dev`])).toBeUndefined();
  expect(machineFailureIn([`curl: (6) Could not resolve host: ${'a.'.repeat(60)}dev`])).toBeUndefined();
});

test('no form repeats anything without a limit, so that a line of 1 MB takes no longer than its length', () => {
  const unlimited = machineFailures
    .flatMap(({ forms }) => forms.map(({ source }) => source))
    .filter((source) => /[*+]|\{\d+,\}/.test(source.replace(/\\./g, '').replace(/\[[^\]]+\]/g, '')));
  expect(unlimited).toEqual([]);
  const hostile = [
    'npm error https://a.bc ',
    "Could not GET 'https://a.bc",
    'curl: (22) ',
    '[!] /curl -f -L -o ',
  ];
  const long = hostile.map((part) => part.repeat(1_000_000 / part.length));
  expect(machineFailureIn(long)).toBeUndefined();
});
