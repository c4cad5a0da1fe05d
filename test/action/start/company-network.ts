import { afterEach, beforeEach } from '@jest/globals';
import { type ConnectProxy, startConnectProxy } from '../../support/connect-proxy.ts';
import { type FaultStage, setFaultStage } from '../../support/fault-stage.ts';
import { privateHost, startTlsFront } from '../../support/tls-front.ts';

let stack: AsyncDisposableStack;

export let stage: FaultStage;

export let company: ConnectProxy;

export let tlsPort: number;

export const baseUrl = `https://${privateHost}`;

beforeEach(async () => {
  stack = new AsyncDisposableStack();
  stage = stack.use(await setFaultStage({ shownAs: baseUrl }));
  const front = stack.use(await startTlsFront({ port: Number(new URL(stage.proxy.url).port) }));
  tlsPort = front.port;
  company = stack.use(await startConnectProxy({ routes: { [`${privateHost}:443`]: front.port } }));
});

afterEach(() => stack.disposeAsync());
