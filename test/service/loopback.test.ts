import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { testService } from '../support/service.ts';

/** All of 127.0.0.0/8 is this machine there, so a second address tells what listens on every one. */
const onLinux = process.platform === 'linux' ? test : test.skip;

// T34
onLinux('the service listens on 127.0.0.1 and on no other address', async () => {
  await using service = await testService();
  const port = Number(new URL(service.baseUrl).port);
  const reach = async (host: string): Promise<string> => {
    const socket = connect({ port, host });
    try {
      await once(socket, 'connect');
      return 'reached';
    } catch (error) {
      return String((error as NodeJS.ErrnoException).code);
    } finally {
      socket.destroy();
    }
  };
  expect(await reach('127.0.0.1')).toBe('reached');
  expect(await reach('127.0.0.2')).toBe('ECONNREFUSED');
});
