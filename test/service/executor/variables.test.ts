import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { scriptFile, testBuild, workflowFile } from '../../support/built.ts';
import { deepOnLinux, deepTest } from '../../support/deep-test.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { deepWithWalls } from '../../support/sandbox.ts';
import { runServiceDoor } from '../../support/service-process.ts';

const layered = scriptFile(
  'for name in A B C D FLUTTER_VERSION XCODE_VERSION REACT_NATIVE_VERSION; do eval "echo $name=\\$$name"; done',
  `environment:
  groups: [first, second]
  flutter: 3.10
  xcode: 15
  vars:
    A: workflow
    B: workflow
`,
);

test('the request overrides the workflow, the workflow overrides groups, and a later group an earlier one', async () => {
  const groups = {
    first: { B: 'first', C: 'first', D: 'first' },
    second: { C: 'second', FLUTTER_VERSION: 'second' },
    third: { D: 'third', A: 'third' },
    unused: { A: 'unused' },
  };
  const publicVariables = ['A', 'B', 'C', 'D', 'FLUTTER_VERSION'];
  await using it = await testBuild(layered, { configuration: { groups, publicVariables } });
  const outcome = await it.build({
    variables: { A: 'request' },
    softwareVersions: { xcode: '16.1', 'react-native': '0.76' },
    groups: ['third'],
  });
  expect(outcome).toMatchObject({ state: 'finished' });
  expect((await it.log('Work')).trimEnd().split('\n')).toEqual([
    'A=request',
    'B=workflow',
    'C=second',
    'D=third',
    'FLUTTER_VERSION=3.10',
    'XCODE_VERSION=16.1',
    'REACT_NATIVE_VERSION=0.76',
  ]);
});

/** The variables of a workflow as they are written, and as a script sees them. */
const values = [
  ['VERSION', '1.10', '1.10'],
  ['DEBUG', 'no', 'no'],
  ['OCTAL', '0755', '0755'],
  ['DATE', '2024-01-02', '2024-01-02'],
  ['QUOTED', '"null"', 'null'],
  ['NOTHING', 'null', ''],
  ['NAME', `\${APP}-$VERSION.apk`, 'shop-1.10.apk'],
  ['APP', 'shop', 'shop'],
  ['A', '$B', '$A'],
  ['B', '$A', '$A'],
  ['C', '$C and more', '$C and more'],
  ['PASSWORD', 'pa$$word$', 'pa$$word$'],
  ['PRICE', '5$ or $NOBODY', '5$ or $NOBODY'],
  ['PATH', '$PATH:/opt/tool', '/usr/bin:/bin:/opt/tool'],
  ['SDK', 'flutter-$FLUTTER_VERSION', 'flutter-3.10'],
  ['TRACK', 'alpha', 'beta'],
  ['TASK', 'assemble-$TRACK', 'assemble-beta'],
  ['URL', 'https://store.test/$STORE_ID', 'https://store.test/77'],
  ['LATE', 'is-$LATER', 'is-2.0'],
  ['TITLE', '$CM_WORKFLOW_NAME $CM_NUMBER', 'app 3'],
  ['CM_NUMBER', '3', '3'],
  ['FCI_TAG', 'mine', 'mine'],
  ['BUILD_NUMBER', '1042', '1042'],
  ['HOME', '/root', '/home'],
  ['CM_BUILD_DIR', '/elsewhere', '/clone'],
  ['CM_ENV', '/dev/null', '/variables'],
  ['SOLUTION', '$CM_BUILD_DIR/App.sln', '/clone/App.sln'],
] as const;

test('a value stays as it is written, and references to variables of any source are expanded', async () => {
  const vars = values.map(([name, value]) => `    ${name}: ${value}\n`).join('');
  const names = values.map(([name]) => name).join(' ');
  const file = workflowFile(`labels: [$TRACK, '\${CM_BRANCH}-$PROJECT_BUILD_NUMBER', v$LATER, $UNKNOWN]
instance_type: linux_x2
environment:
  groups: [store]
  flutter: 3.10
  vars:
${vars}cache: {cache_paths: [cached/$LATER]}
scripts:
  - echo LATER=2.0 >> "$CM_ENV"
  - mkdir -p out cached/2.0 && touch out/1.0.apk out/2.0.apk
  - {name: Look, script: 'for name in ${names}; do echo "$name=$(printenv $name)"; done'}
  - {name: Before, script: echo "$CM_PREVIOUS_COMMIT"}
artifacts: [out/$LATER.apk]
`);
  await using it = await testBuild(file, {
    env: { PATH: '/usr/bin:/bin' },
    configuration: { groups: { store: { STORE_ID: '77' } }, publicVariables: ['STORE_ID'] },
  });
  for (const before of ['', await it.repository.git('rev-parse', 'HEAD')]) {
    expect(await it.build({ variables: { TRACK: 'beta' } })).toEqual({ state: 'finished', message: null });
    expect(await it.log('Before')).toBe(`${before}\n`);
  }
  const lines = (await it.log('Look')).replaceAll(it.folder(), '').trimEnd().split('\n');
  expect(lines).toEqual(values.map(([name, , seen]) => `${name}=${seen}`));
  const labels = ['beta', 'main-2', 'v2.0', '$UNKNOWN'];
  expect(it.record()).toMatchObject({ labels, instanceType: 'linux_x2' });
  expect(it.artefacts().map(({ name }) => name)).toEqual(['2.0.apk']);
  expect(await it.log('Storing caches')).toContain('clone/cached/2.0');
});

// T26
deepTest(
  'later scripts get the variables in CM_ENV, but keep those of the service; the log has what is wrong',
  async () => {
    await using it = await testBuild(
      workflowFile(`scripts:
  - name: Write
    script: |
      echo "VERSION=1.2=3" >> "$CM_ENV"
      printf 'NOTES<<END\\none\\ntwo\\nEND\\nB<<END\\nC=3\\n' >> "$CM_ENV"
      echo "CM_BUILD_ID=another" >> "$CM_ENV"
      echo "no variable" >> "$CM_ENV"
  - name: Read
    script: echo "$VERSION|$NOTES|$B|$C|$CM_BUILD_ID"
  - name: Many
    script: yes 'A<<END' | head -n 25 > "$CM_ENV"
`),
    );
    await it.build({ variables: { VERSION: 'given' } });
    expect(await it.log('Read')).toContain(`1.2=3|one\ntwo||3|${it.id()}\n`);
    expect(await it.log('Write')).toBe(
      'CM_ENV: line 6: the closing line `END` is missing.\nCM_ENV: line 9 is not `NAME=value`.\nCM_ENV: CM_BUILD_ID is set by the service and cannot be changed.\n',
    );
    const lines = (await it.log('Many')).trimEnd().split('\n');
    expect(lines).toHaveLength(20);
    expect(lines.at(-1)).toBe('CM_ENV: line 20: the closing line `END` is missing.');
  },
);

deepTest('a script runs with the interpreter of its first line', async () => {
  await using it = await testBuild(
    workflowFile(`scripts:
  - name: Plain
    script: echo "\${BASH_VERSION:+bash}"; false || true; false | true; echo on
  - name: Named
    script: |
      #!/usr/bin/env -S node --title=x
      console.log(process.title, 1 + 1)
  - name: Sh
    script: |
      #!/bin/sh
      false
      echo "\${BASH_VERSION:-plain}"
`),
  );
  expect(await it.build()).toEqual({ state: 'finished', message: null });
  expect(await it.log('Plain')).toBe('bash\non\n');
  expect(await it.log('Named')).toBe('x 2\n');
  expect(await it.log('Sh')).toBe('plain\n');
});

/** The user's shell environment: a build may see only what --env names. */
const user = {
  GITHUB_TOKEN: 'hunter2-token',
  BUILD_SERVICE_TOKEN: 'hunter2-service',
  NODE_OPTIONS: '--title=hunter2-node',
  https_proxy: 'http://ada:hunter2-proxy@127.0.0.1:9',
  NO_PROXY: 'hunter2.example.com',
  GIT_SSL_CAINFO: '/etc/hunter2.pem',
  HOME: '/home/hunter2',
  TMPDIR: '/tmp',
  ANDROID_HOME: '/opt/android-sdk',
  JAVA_HOME_17_X64: '/opt/java-17',
  STORE_KEY: 'asked for',
};

const printsAll = `env
echo '=== of others'
cat /proc/[0-9]*/environ | tr '\\0' '\\n'`;

const findsOwn = (sandbox: 'off' | 'required') => async () => {
  const more = ['--env', 'STORE_KEY', '--sandbox', sandbox];
  await using it = await testBuild(scriptFile(printsAll), { env: user, more });
  expect(await it.build()).toMatchObject({ state: 'finished' });
  const [own = '', ofOthers = ''] = (await it.log('Work')).split('=== of others');
  expect(own).not.toContain('hunter2');
  expect(own).toContain('STORE_KEY=asked for\n');
  expect(own).toContain('ANDROID_HOME=/opt/android-sdk\n');
  expect(own).toContain('JAVA_HOME_17_X64=/opt/java-17\n');
  expect(own).toMatch(/^HOME=\/.+\/\w+$/m);
  // Without a sandbox, a script can read the processes of its user.
  if (sandbox === 'off') return;
  expect(ofOthers).toContain('STORE_KEY=asked for\n');
  expect(ofOthers).not.toContain('hunter2');
};

// T22
deepOnLinux("scripts get nothing of the user's environment but the variables of --env", findsOwn('off'));

// T22
deepWithWalls('inside walls, no process that a script sees has more of it', findsOwn('required'));

// T22
deepOnLinux('Git gets the proxy and certificate variables, and scripts do not', async () => {
  await using folder = await temporaryFolder();
  // The service runs the first `git` in the PATH.
  const tools = join(folder.path, 'tools');
  const seen = join(folder.path, 'seen');
  await mkdir(tools);
  await writeFile(join(tools, 'git'), `#!/bin/sh\nenv >> ${seen}\nPATH="\${PATH#*:}" exec git "$@"\n`, {
    mode: 0o755,
  });
  await using it = await testBuild(scriptFile('echo "found: $(env | grep -i -e proxy -e ssl)"'), {
    env: { ...user, PATH: `${tools}:${process.env.PATH}` },
  });
  expect(await it.build()).toMatchObject({ state: 'finished' });
  expect(await it.log('Work')).toBe('found: \n');
  const told = await readFile(seen, 'utf8');
  for (const name of ['https_proxy', 'NO_PROXY', 'GIT_SSL_CAINFO'] as const)
    expect(told).toContain(`${name}=${user[name]}\n`);
  expect(told).not.toMatch(/hunter2-(token|service|node)|\/home\/hunter2/);
});

// T22
deepTest('--env rejects a variable that is not set, and those that each build has of its own', async () => {
  const run = async (...given: string[]): Promise<string> => {
    const { printed, exit } = runServiceDoor(given);
    expect(await exit).toBe(1);
    return printed[0] ?? '';
  };
  expect(await run('--env', 'NO_SUCH_VARIABLE')).toBe(
    '--env NO_SUCH_VARIABLE: the variable is not set in your environment',
  );
  expect(await run('--env', 'A=b')).toBe('--env: expected the name of a variable, got "A=b"');
  expect(await run('--env', 'HOME')).toBe('--env HOME is not allowed: each build has its own');
});
