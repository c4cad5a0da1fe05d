/**
 * Lets schemathesis (PyPI) judge the local service by its own OpenAPI description: `node scripts/judges/api.ts SCHEMATHESIS
 * SECONDS`. Start it where only loopback can be reached: the addresses of repositories are generated.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { testService } from '../../test/support/service.ts';
import { spawn } from 'node:child_process';

const [schemathesis, seconds] = process.argv.slice(2);
if (!schemathesis || !seconds) {
  process.stderr.write('Give the path of schemathesis, and for how many seconds it may ask.\n');
  process.exit(2);
}
const service = await testService({ limits: { requestsAnHour: Number.MAX_SAFE_INTEGER } });
const judge = spawn(schemathesis, ['run', `${service.baseUrl}/openapi.json`, '--max-time', seconds, '--continue-on-failure', '--no-color', '-H', `x-auth-token: ${service.token}`, '--checks', 'not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,response_schema_conformance', ...process.argv.slice(4)], { stdio: 'inherit' });
const [status] = await once(judge, 'exit');
await service[Symbol.asyncDispose]();
process.exit(status ?? 1);
