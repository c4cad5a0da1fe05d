import { join } from 'node:path';
import { expect } from '@jest/globals';
import { scriptFile } from '../support/executed-build.ts';
import { temporaryFolder } from '../support/folder.ts';
import { gitRepository } from '../support/git.ts';
import { serviceProcess } from '../support/service-process.ts';
import { logOfBuild, onLinux, user } from './user-environment.ts';

onLinux(
  "scripts find the user's environment neither in their own nor in the service's, except for the variables of --env",
  async () => {
    await using folder = await temporaryFolder();
    const { path } = await gitRepository({
      path: join(folder.path, 'app'),
      files: {
        'codemagic.yaml': scriptFile(`env
echo "=== $PPID"
cat "/proc/$PPID/environ" "/proc/$PPID/cmdline" | tr '\\0' '\\n'`),
      },
    });
    await using service = await serviceProcess({
      dataFolder: join(folder.path, 'data'),
      env: user,
      more: ['--repository', path, '--env', 'STORE_KEY'],
    });
    const [own = '', ofService = ''] = (await logOfBuild(service)).split('=== ');
    // Pid and arguments show that the script read the environment of the service.
    expect(ofService).toMatch(new RegExp(`^${service.pid}\n`));
    expect(ofService).toContain('--data');
    for (const seen of [own, ofService]) {
      expect(seen).not.toContain('hunter2');
      expect(seen).toContain('STORE_KEY=asked for\n');
      expect(seen).toContain('ANDROID_HOME=/opt/android-sdk\n');
      expect(seen).toContain('JAVA_HOME_17_X64=/opt/java-17\n');
    }
    expect(own).toMatch(/^HOME=\/.*\/data\/work\/[0-9a-f]{24}\/home$/m);
    expect(own).toMatch(/^TMPDIR=\/.*\/data\/work\/[0-9a-f]{24}\/tmp$/m);
  },
);
