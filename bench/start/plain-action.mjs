// What a plain action would be that starts a build: the packages of the build action that send a request, the same
// request, and no check of anything.
import * as core from '@actions/core';
import { HttpClient } from '@actions/http-client';

const token = core.getInput('token');
core.setSecret(token);
const http = new HttpClient('plain-action', [], { allowRedirects: false });
const reply = await http.post(
  `${core.getInput('baseUrl')}/builds`,
  JSON.stringify({
    appId: core.getInput('appId'),
    workflowId: core.getInput('workflowId'),
    branch: core.getInput('branch'),
  }),
  { 'Content-Type': 'application/json', 'x-auth-token': token },
);
if (reply.message.statusCode !== 200) throw new Error(`answered ${reply.message.statusCode}`);
const { buildId } = JSON.parse(await reply.readBody());
core.info(`Started build ${buildId}`);
core.setOutput('buildId', buildId);
core.saveState('buildId', buildId);
